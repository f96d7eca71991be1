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

const own = {
  siteNames: { 'zh-CN': '江南水乡大学数据科学竞赛与教学实践平台', 'en-US': 'Watertown Uni Data Games' },
  site: {
    website: {
      ...website,
      partners: [],
      demo: false,
      contact: { hours: { cn: '', en: '' }, email: '', page: 'https://data.watertown.example/contact' },
      lines: [
        { text: '京ICP备00000000号-1', href: 'https://beian.example/' },
        { text: '江南水乡大学数据科学学院与公共数据开放实验室联合主办，地址：江南省水乡市学府路 1 号' },
      ],
    },
  },
}

/** The operator's own name, without the mark, a page in the place of an address of mail, and lines of the operator. */
export const OwnNameAndLines = meta.story({
  parameters: own,
  play: async ({ canvas, globals }) => {
    const { contact, lines } = own.site.website
    await expect(canvas.getByRole('link', { name: 'data.watertown.example/contact' })).toHaveAttribute(
      'href',
      contact.page,
    )
    const record = canvas.getByRole('link', { name: lines[0]?.text ?? '' })
    await expect(record).toHaveAttribute('href', lines[0]?.href)
    await expect(record).toHaveAttribute('rel', 'noopener')
    await expect(canvas.getByText(lines[1]?.text ?? '')).toBeVisible()
    await expect(canvas.getByText(own.siteNames[globals.locale === 'en-US' ? 'en-US' : 'zh-CN'])).toBeVisible()
    await expect(canvas.queryByText(text('shell:footer.demoNote'))).toBeNull()
  },
})

/** The same on the narrowest phone. */
export const OwnLinesOnPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  parameters: own,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

/** Without a contact its heading is left out, too. */
export const WithoutContact = meta.story({
  tags: ['no-picture'], // the footer without one of its columns
  parameters: { site: { website: { ...website, contact: { hours: { cn: '', en: '' }, email: '' } } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: text('shell:footer.contact') })).toBeNull()
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
