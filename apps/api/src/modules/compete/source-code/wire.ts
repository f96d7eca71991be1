import type { DataIn } from '@shulei/contract/call.ts'
import { type addSourceComment, sourceFile, type uploadSource } from '@shulei/contract/compete/source-code/calls.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import type { CommentRow, VersionRow } from './read.repo.ts'

/** A version in the form of the contract. */
export function versionOut({ row, author, comments }: VersionRow): DataIn<typeof uploadSource> {
  const { name, bytes, sha256 } = row.file
  return {
    procedureId: row.id,
    no: row.no,
    scheduleId: row.scheduleId,
    file: { name, bytes, sha256, url: pathOf(sourceFile, { procedureId: row.id }) },
    note: row.note,
    author,
    createdAt: row.createdAt.toISOString(),
    comments,
  }
}

/** A comment in the form of the contract. */
export const commentOut = ({ createdAt, ...row }: CommentRow): DataIn<typeof addSourceComment> => ({
  ...row,
  createdAt: createdAt.toISOString(),
})
