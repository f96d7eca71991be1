import { areBuiltIn, initialOf, type SiteNames } from '@shulei/domain/base/text/site-names.ts'

const escaped = (sign: string) => sign.replace('&', '&amp;')

/**
 * The icon of a site under a name of the operator's own, as SVG: the first sign of the name, as the header of a phone shows it. Null
 * for the names of this software, whose drawn mark is a file of the build.
 */
export function siteIcon(names: SiteNames): string | null {
  if (areBuiltIn(names)) return null
  const colours = ':root{color:#10191c}@media (prefers-color-scheme:dark){:root{color:#e8eeee}}'
  const font = 'font-family="system-ui,sans-serif" font-size="20" font-weight="800"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${colours}</style><rect x="1.5" y="1.5" width="29" height="29" fill="none" stroke="currentColor" stroke-width="3"/><text x="16" y="16.5" ${font} fill="currentColor" text-anchor="middle" dominant-baseline="central">${escaped(initialOf(names['zh-CN']))}</text></svg>`
}
