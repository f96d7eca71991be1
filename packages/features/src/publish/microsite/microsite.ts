import type { Data } from '@shulei/contract/call.ts'
import type { microsite } from '@shulei/contract/publish/microsite/calls.ts'
import { micrositePath } from '@shulei/domain/publish/microsite/address.ts'

/** A text of a microsite in both languages; an empty English text falls back to the Chinese one. */
export interface MicrositeText {
  cn: string
  en: string
}

/** Data of the layout around every page of a microsite (Q102). */
export type Microsite = Pick<
  Data<typeof microsite>,
  'kind' | 'name' | 'title' | 'mark' | 'menu' | 'host' | 'footerText'
> & {
  /** The reader runs the microsite. */
  canEdit?: boolean
  /** The pages show the draft: `own`, or the secret of a link. Links between them keep it. */
  draft?: string | undefined
}

export type MicrositeMarkDrawing = Microsite['mark']['drawing']

/** Address of a page of a microsite (A§2). */
export const micrositePageAddress = (
  { kind, name, draft }: Pick<Microsite, 'kind' | 'name' | 'draft'>,
  page = '',
): string => `${micrositePath(kind, name)}${page ? `/${page}` : ''}${draft ? `?draft=${draft}` : ''}`
