import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { expect } from 'storybook/test'
import { fits, type Shown, showsMain, showsPerson, standsAlone } from './checks.ts'
import { phone, tablet } from './viewports.ts'

/** The text that stands over a story in the documentation. */
const told = (story: string) => ({ docs: { description: { story } } })

/** Parameters of a layout's stories at an address: the whole page is pictured, and the documentation shows each in a frame of its own. */
export const pageAt = (router: string) => ({ ...framed, router, visual: { wholePage: true } }) as const
export const framed = { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } } as const

/**
 * The stories that every layout has: `export const Tablet = meta.story({ ...shared.tablet, tags: ['no-picture'] })`. Tags and the
 * name of the export stand in the story's file, because Storybook and the check of pictures read them from the source.
 * `layout` is the value of `data-layout`; `gone` are the landmarks that it loses inside another page's frame.
 */
export function layoutStories(layout: string, gone?: string[]) {
  return {
    /** For `play`: the layout is there, and the first focusable link skips the header. */
    stands: async ({ canvas, canvasElement }: Shown) => {
      await expect(canvasElement.querySelector(`[data-layout="${layout}"]`)).toBeVisible()
      await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '#content')
      await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content')
    },
    signedIn: {
      parameters: {
        site: { user: userFixture() },
        ...told('Signed in: the person replaces the login link, the rest is the same picture.'),
      },
      play: showsPerson,
    },
    phone: {
      parameters: told('On a phone: menus become sheets, and columns become one.'),
      globals: phone,
      play: showsMain,
    },
    tablet: {
      parameters: told('A width between the two pictured ones: checked, not pictured.'),
      globals: tablet,
      play: fits,
    },
    english: {
      parameters: told('In English, where words are wider; checked, not pictured.'),
      globals: { ...phone, locale: 'en-US' },
      play: fits,
    },
    insideFrame: {
      parameters: {
        site: { isInsideFrame: true },
        ...told("Inside another page's frame only the page itself is shown: checked, not pictured (A§2, Q105)."),
      },
      play: standsAlone(layout, gone),
    },
  }
}
