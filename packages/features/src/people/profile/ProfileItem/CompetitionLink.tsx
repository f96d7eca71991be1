import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { Link } from 'react-router'

export interface CompetitionLinkProps {
  competition: { id: number; title: { cn: string; en: string } }
  /** The tab to link to; by default the competition itself. */
  tab?: 'dataware'
}

/** Link to the competition of an item. */
export function CompetitionLink({ competition, tab }: CompetitionLinkProps) {
  const { pick } = useFormat()
  return (
    <TextLink
      component={Link}
      to={(tab ? competitionAddress.dataware : competitionAddress.overview)({ id: competition.id })}
    >
      {pick(competition.title)}
    </TextLink>
  )
}
