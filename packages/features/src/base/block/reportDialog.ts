import type { LoadedPart } from '../site/useLoaded.ts'
import type { ReportDialogProps } from './ReportDialog/ReportDialog.tsx'

/** The dialog of a report with its texts, loaded once somebody reports. */
export const reportDialog: LoadedPart<ReportDialogProps> = {
  code: async () => (await import('./ReportDialog/ReportDialog.tsx')).ReportDialog,
  texts: ['message'],
}
