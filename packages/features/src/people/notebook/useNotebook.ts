import { useCall } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { notebookForm, personNotebook } from '@shulei/contract/people/profile/notebooks.ts'
import { refs } from '@shulei/contract/refs.ts'

export type Notebook = Data<typeof personNotebook>
export type NotebookCell = Notebook['content'][number]
export type NotebookOutput = Extract<NotebookCell, { kind: 'code' }>['outputs'][number]
export type NotebookOptions = Data<typeof notebookForm>

/** Arguments of the calls for one notebook, shared by loaders and components. */
export const notebookArgs = (id: number) => ({ params: { id } })

/** A notebook to read, preloaded by the page's loader. Its content changes rarely and is large: it is not read again on focus. */
export const useNotebook = (id: number) =>
  useCall(refs.personNotebook, notebookArgs(id), { revalidateOnFocus: false, revalidateOnReconnect: false })
