import { afterEach, expect, test, vi } from 'vitest'
import { watchNearEnd } from './nearEnd.ts'

type Told = (entries: { isIntersecting: boolean }[]) => void

/** A list end with a fake IntersectionObserver, and a function that reports whether the end is in view. */
function watched() {
  let tell: Told = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: Told) {
        tell = told
      }
      observe() {}
      disconnect() {}
    },
  )
  const onNear = vi.fn()
  watchNearEnd({ parentElement: null } as Element, onNear)
  return { onNear, told: (...inView: boolean[]) => tell(inView.map((isIntersecting) => ({ isIntersecting }))) }
}

afterEach(() => vi.unstubAllGlobals())

test('calls once the end is in view, not before', () => {
  const { onNear, told } = watched()
  told(false)
  expect(onNear).not.toHaveBeenCalled()
  told(true)
  expect(onNear).toHaveBeenCalledOnce()
})

test('uses the last of several changes reported at once', () => {
  const { onNear, told } = watched()
  told(false, true)
  expect(onNear).toHaveBeenCalledOnce()
})
