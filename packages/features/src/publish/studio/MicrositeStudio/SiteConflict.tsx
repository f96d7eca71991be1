import type { TokenName } from '@shulei/ui/theme/tokens.ts'
import { useTranslation } from 'react-i18next'
import { ConflictChoice } from '../../../base/form/ConflictChoice/ConflictChoice.tsx'
import type { SiteTexts, StudioContent } from '../history.ts'
import type { SiteDraft } from './useSiteDraft.ts'

type Both = SiteTexts['title']

/** Shows a part of a draft, which is JSON, in words. */
const shows =
  <Part,>(words: (part: Part) => string) =>
  (json: string) =>
    words(JSON.parse(json) as Part)
const both = (text: Both | null) => (text ? `${text.cn} / ${text.en}` : '')

/** The choice between the edits of this tab and those that another tab has stored meanwhile, part by part. */
export function SiteConflict({ draft: { conflict, choose } }: { draft: SiteDraft }) {
  const { t } = useTranslation('studio')
  const themeOf = ({ base, values }: StudioContent['theme']) =>
    [base, ...Object.entries(values).map(([name, value]) => `${t(`token.${name as TokenName}`)} ${value}`)].join('\n')
  const fields = {
    theme: { label: t('site.part.theme'), show: shows(themeOf) },
    title: { label: t('site.title'), show: shows(both) },
    eyebrow: { label: t('site.eyebrow'), show: shows(both) },
    lead: { label: t('site.part.lead'), show: shows<Both[]>((lines) => lines.map(both).join('\n')) },
    footerText: { label: t('site.footer'), show: shows(both) },
    menu: {
      label: t('site.menu'),
      show: shows<SiteTexts['menu']>((menu) => menu.map(({ label }) => both(label)).join(' · ')),
    },
    frameHosts: { label: t('site.hosts'), show: shows<string[]>((hosts) => hosts.join(' ')) },
  }
  return <ConflictChoice conflict={conflict} fields={fields} onChoose={choose} />
}
