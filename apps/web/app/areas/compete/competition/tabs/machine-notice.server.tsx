import { MachineNotice } from '@shulei/features/compete/competition/MachineNotice/MachineNotice.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { PageRequest } from '../../../../context.ts'
import { serverI18n } from '../../../../i18n/server.ts'

/** The way into the time machine as HTML, for the people who run a competition; nothing for everybody else. */
export function machineNotice(
  { language }: PageRequest,
  { id, isOrganizer }: { id: number; isOrganizer?: true },
): { notice?: string } {
  if (!isOrganizer) return {}
  const notice = renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(language)}>
      <MachineNotice competitionId={id} />
    </I18nextProvider>,
  )
  return { notice }
}
