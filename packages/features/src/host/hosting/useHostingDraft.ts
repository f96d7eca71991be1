import { host } from '@shulei/domain/address/site.ts'
import { useFormDraft } from '../../base/form/useFormDraft.ts'

/** An empty form; `table` is the name of the file, and choices of columns are keys, empty where the proposal stands. */
const blank = { table: '', title: '', summary: '', days: '7', gate: 'none', id: '', target: '', metric: '' }

/** What a host has typed and chosen. */
export type HostingFields = typeof blank

/** The form of a competition that is not made yet, on this device: it survives a reload and signing in, which a chosen file does not. */
export const useHostingDraft = () => useFormDraft(host({ hash: 'new' }), blank)

export type HostingDraft = ReturnType<typeof useHostingDraft>
