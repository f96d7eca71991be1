import { page, pageWith } from './page.ts'

export const list = page('/messages')
/** The conversation with the person `id`, opened at the message `at` or at its end. */
export const conversation = pageWith<{ at: number }>()('/messages/:id')
