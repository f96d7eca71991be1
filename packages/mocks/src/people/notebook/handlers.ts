import {
  notebookForm,
  personNotebook,
  removeNotebook,
  saveNotebook,
} from '@shulei/contract/people/profile/notebooks.ts'
import type { RequestHandler } from 'msw'
import { notebookOf, notebooks } from '../../cast/writings.ts'
import { mock } from '../../mock.ts'
import { MockRefusal } from '../../refusal.ts'
import { notebookFixture, notebookFormFixture } from './fixtures.ts'

/** Notebooks of the cast; what is sent is answered and not stored. */
export const notebookHandlers: RequestHandler[] = [
  mock(personNotebook, ({ params }) => {
    if (!notebooks.some(({ id }) => id === params.id)) throw new MockRefusal('notFound')
    return notebookFixture(params.id)
  }),
  mock(notebookForm, () => notebookFormFixture()),
  mock(saveNotebook, () => ({ id: notebookOf('births-eda').id, version: 2 })),
  mock(removeNotebook, () => ({ affectedRows: 1 })),
]
