import { refs } from '@shulei/contract/refs.ts'
import type { StandInRole } from '@shulei/domain/house/time-machine/role.ts'
import { scopeText } from '@shulei/domain/house/time-machine/scope.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import * as pageCss from '../ContestPage/ContestPage.css.ts'

/** The role in which the time machine opens; the banner of its pages changes it. */
const first: StandInRole = 'captain'

/**
 * Opens the time machine from a competition's page, for the people who run it: as a captain, at the present. The server renders it
 * to plain HTML, so that no script or text of it is in the files of visitors; its styles are those of the page.
 */
export function MachineNotice({ competitionId }: { competitionId: number }) {
  const { t } = useTranslation('time-machine')
  return (
    <aside className={`${pageCss.column} ${pageCss.line}`} aria-label={t('organizers')}>
      <form className={pageCss.lineForm} method="post" action={refs.openTimeMachine.path} encType="multipart/form-data">
        <input type="hidden" name="scope" value={scopeText({ kind: 'competition', id: competitionId })} />
        <input type="hidden" name="role" value={first} />
        <span>{t('organizer')}</span>
        <LinkButton component="button" type="submit" variant="quiet" size="s">
          {t('open')}
        </LinkButton>
      </form>
    </aside>
  )
}
