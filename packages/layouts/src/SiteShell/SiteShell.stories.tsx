import { withSite } from '@shulei/features/base/site/stories/withSite.tsx'
import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { expect, fn, spyOn, type UserEventObject, type within } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import * as css from '../stories/Sheet.css.ts'
import { Sheet } from '../stories/Sheet.tsx'
import { useSay } from '../stories/say.ts'
import { settled } from '../stories/settled.ts'
import { phone } from '../stories/viewports.ts'
import { SiteShell } from './SiteShell.tsx'

const meta = preview.meta({
  title: 'Layouts/SiteShell',
  component: SiteShell,
  decorators: [withSite({ website: websiteFixture(), user: userFixture() })],
  parameters: { layout: 'fullscreen', visual: { wholePage: true } },
  args: { layout: 'default', children: <Sheet />, onSignOut: fn(), onNotice: fn() },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async () => {
    await settled()
  },
})

/** The first focusable link skips the header. */
export const SkipToContent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await settled()
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: text('shell:a11y.skip') })
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', '#content')
    await expect(document.getElementById('content')).toBe(canvas.getByRole('main'))
  },
})

/** A page with many links, longer than the window. */
function Links() {
  const say = useSay()
  return (
    <main id="content" tabIndex={-1} className={css.sheet}>
      <h1 className={css.title}>{say('全部数据集', 'All datasets')}</h1>
      <ul>
        {Array.from({ length: 60 }, (_, i) => (
          <li key={i}>
            <TextLink href={`/datasets/${i + 1}`} isStandalone>
              {say(`数据集 ${i + 1}`, `Dataset ${i + 1}`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </main>
  )
}

type PlayContext = { canvas: ReturnType<typeof within>; userEvent: UserEventObject }

/** Tabs through the page to the footer and back; returns the focused elements that were covered by another one. */
async function hiddenFocus({ canvas, userEvent }: PlayContext) {
  await settled()
  const header = canvas.getByRole('banner')
  const stops = canvas.getAllByRole('link').length * 2
  const hidden: string[] = []
  for (const shift of [false, true]) {
    for (let i = 0; i < stops; i++) {
      await userEvent.tab({ shift })
      const focused = document.activeElement
      if (!focused || focused === document.body) break
      if (header.contains(focused)) continue
      const box = focused.getBoundingClientRect()
      const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      if (!focused.contains(seen)) hidden.push(focused.textContent)
    }
  }
  return hidden
}

/** No focused element is covered by the header (WCAG 2.4.11). */
export const FocusNeverHidden = meta.story({
  tags: ['no-picture'], // plain links with a focus ring
  args: { children: <Links /> },
  play: async (context) => {
    await expect(await hiddenFocus(context)).toEqual([])
  },
})

export const FocusNeverHiddenOnPhone = meta.story({
  tags: ['no-picture'], // see above
  globals: phone,
  args: { children: <Links /> },
  play: async (context) => {
    await expect(await hiddenFocus(context)).toEqual([])
  },
})

/** Without the scroll padding of pages, the check above finds links under the header. */
export const HiddenFocusIsFound = meta.story({
  tags: ['!autodocs', '!dev', 'no-picture'], // an intended fault
  args: { children: <Links /> },
  beforeEach: () => {
    const { style } = document.documentElement
    style.scrollPaddingBlockStart = '0px'
    return () => style.removeProperty('scroll-padding-block-start')
  },
  play: async (context) => {
    await expect(await hiddenFocus(context)).not.toEqual([])
  },
})

/** The page ends at the footer without a gap. */
export const Flush = meta.story({
  args: { isFlush: true },
  play: async () => {
    await settled()
  },
})

/** Inside another page's frame the shell shows the page only (Q105). */
export const InsideFrame = meta.story({
  parameters: { site: { isInsideFrame: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-inside-frame]')).toBeVisible()
    for (const role of ['banner', 'contentinfo', 'complementary'] as const) {
      await expect(canvas.queryByRole(role)).toBeNull()
    }
  },
})

/** Inside a frame a link opens in the top window, unless it leads to a place within the page. */
export const LinksOfAFrame = meta.story({
  tags: ['no-picture'],
  parameters: { site: { isInsideFrame: true } },
  args: {
    children: (
      <main>
        <a href="/competitions">竞赛</a> <a href="#rules">规则</a>
      </main>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const open = spyOn(window, 'open').mockReturnValue(null)
    await userEvent.click(canvas.getByRole('link', { name: text('shell:header.competitions') }))
    await expect(open).toHaveBeenCalledWith(new URL('/competitions', location.href).href, '_top')
    open.mockClear()
    const within = canvas.getByRole('link', { name: '规则' })
    within.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(within)
    await expect(open).not.toHaveBeenCalled()
  },
})
