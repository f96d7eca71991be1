import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { withSite } from '../../../base/site/stories/withSite.tsx'
import { Footer } from './Footer.tsx'

const website = websiteFixture()

const meta = preview.meta({
  title: 'Areas/shell/Footer',
  component: Footer,
  decorators: [withSite({ website })],
  parameters: { layout: 'fullscreen' },
})

/** Service links, help pages, contact, partners. */
export const Full = meta.story({
  tags: ['modes'],
  play: async ({ canvas, globals }) => {
    const language = globals.locale === 'en-US' ? 'en' : 'cn'
    for (const { label, href } of [...website.serviceLinks, ...website.helpLinks]) {
      await expect(canvas.getByRole('link', { name: label[language] })).toHaveAttribute('href', href)
    }
    for (const partner of website.partners) {
      await expect(canvas.getByText(new RegExp(partner[language]))).toBeVisible()
    }
    await expect(canvas.getByText(website.contact.hours[language])).toBeVisible()
    await expect(canvas.getByRole('link', { name: website.contact.email })).toHaveAttribute(
      'href',
      `mailto:${website.contact.email}`,
    )
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

/** Missing parts are left out, heading included. */
export const WithoutPartnersAndHelp = meta.story({
  parameters: { site: { website: { ...website, partners: [], helpLinks: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(pattern('shell:footer.partners'))).toBeNull()
    await expect(canvas.queryByRole('heading', { name: text('shell:footer.help') })).toBeNull()
  },
})
