import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { withSite } from '../../../base/site/stories/withSite.tsx'
import { AuthLinks } from './AuthLinks.tsx'

const meta = preview.meta({
  title: 'Areas/shell/AuthLinks',
  component: AuthLinks,
  decorators: [withSite({ website: websiteFixture() })],
})

const target = (link: HTMLElement) => {
  const url = new URL(link.getAttribute('href') ?? '')
  return {
    page: url.origin + url.pathname,
    service: url.searchParams.get('service'),
    mode: url.searchParams.get('mode'),
  }
}

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas, globals }) => {
    const [login, register] = canvas.getAllByRole('link')
    const page = `https://sso.shulei.example/${String(globals.locale).toLowerCase()}/login2`
    const service = 'https://www.shulei.example/'
    if (login) await expect(target(login)).toEqual({ page, service, mode: null })
    if (register) await expect(target(register)).toEqual({ page, service, mode: 'register' })
  },
})

/** The return target contains the whole address, query included. */
export const LongAddress = meta.story({
  parameters: { router: '/competitions?search=%E8%BF%91%E6%B5%B7%E6%B5%AA%E9%AB%98&tagCode=forecast&page=3' },
  play: async ({ canvas }) => {
    const login = canvas.getByRole('link', { name: text('shell:header.login') })
    await expect(target(login).service).toBe(
      'https://www.shulei.example/competitions?search=%E8%BF%91%E6%B5%B7%E6%B5%AA%E9%AB%98&tagCode=forecast&page=3',
    )
  },
})
