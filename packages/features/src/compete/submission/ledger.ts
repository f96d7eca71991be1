import { perPage } from './submits.ts'

/** Arguments of the call for the quota ledger, shared by loader and component. */
export const ledgerArgs = (id: number, page: number) => ({ params: { id }, query: { page, per_page: perPage } })
