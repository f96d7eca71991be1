import { afterEach, expect, test, vi } from 'vitest'
import { watchNearEnd } from './nearEnd.ts'

type Told = (entries: { isIntersecting: boolean }[]) => void

/** An end of a list, and what tells whether it is in view. */
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

test('asks once the end is in view, not before', () => {
  const { onNear, told } = watched()
  told(false)
  expect(onNear).not.toHaveBeenCalled()
  told(true)
  expect(onNear).toHaveBeenCalledOnce()
})

test('a busy browser tells several changes at once: the last of them counts too', () => {
  const { onNear, told } = watched()
  told(false, true)
  expect(onNear).toHaveBeenCalledOnce()
})
