import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as css from './NarrowGuard.css.ts'

/** Tests of the guard for narrow screens that every `Core` story passes; not part of the library. */
const meta = preview.meta({
  title: 'Foundation/NarrowGuard',
  // no-picture: intended faults
  tags: ['!autodocs', '!dev', 'no-picture'],
  render: ({ children }: { children?: ReactNode }) => <main>{children}</main>,
})

/** The guard runs in tests only; outside of them no window can be narrowed. */
const guard = async () => globalThis.storyNarrow?.({ tags: [] })
const faultsOf = async () => guard().catch((error: Error) => error.message)

export const TooWide = meta.story({
  args: { children: <p className={css.wide}>宽 400 像素</p> },
  async play() {
    await expect(await faultsOf()).toMatch(/“宽 400 像素” reaches beyond 320 px/)
  },
})

/** A fixed element outside the screen causes no scrolling, but cannot be seen. */
export const FixedOutside = meta.story({
  args: { children: <p className={css.outside}>看不见</p> },
  async play() {
    await expect(await faultsOf()).toMatch(/“看不见” reaches beyond 320 px/)
  },
})

export const TooSmall = meta.story({
  args: { children: <button type="button" aria-label="关闭" className={css.small} /> },
  async play() {
    await expect(await faultsOf()).toMatch(/“关闭” is 16 × 16 px/)
  },
})

/**
 * No faults: a scroller, a target with presses around it, a control pressed by its label, and a button for screen readers.
 */
export const Harmless = meta.story({
  args: {
    children: (
      <>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard */}
        <section className={css.scroller} tabIndex={0} aria-label="表格">
          <p className={css.wide}>宽 400 像素，可以滚动</p>
        </section>
        <button type="button" aria-label="关闭" className={`${css.small} ${css.widened}`} />
        <label className={css.label}>
          <span className={css.heardOnly}>
            <input type="checkbox" />
          </span>
          同意
        </label>
        <span className={css.heardOnly}>
          <button type="button">收起</button>
        </span>
      </>
    ),
  },
  async play() {
    await expect(await faultsOf()).toBe(undefined)
  },
})
