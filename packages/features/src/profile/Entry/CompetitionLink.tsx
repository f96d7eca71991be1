import { useFormat } from '@shulei/i18n/format.ts'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { Link } from 'react-router'

export interface CompetitionLinkProps {
  competition: { id: number; title: { cn: string; en: string } }
  /** The tab that is meant; default the competition itself. */
  tab?: 'dataware'
}

/** The competition that something is about. */
export function CompetitionLink({ competition, tab }: CompetitionLinkProps) {
  const { pick } = useFormat()
  const base = `/competitions/${competition.id}`
  return (
    <TextLink component={Link} to={tab ? `${base}/${tab}` : base}>
      {pick(competition.title)}
    </TextLink>
  )
}
