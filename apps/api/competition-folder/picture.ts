import { chooseForm } from '@shulei/domain/base/signature/choose.ts'
import { signatureOf } from '@shulei/domain/base/signature/reduce.ts'
import type { Description, StoredSignature } from '@shulei/domain/base/signature/signature.ts'
import type { Table } from './csv.ts'
import { type Column, type ColumnProfile, profileTable } from './profile.ts'

interface SignatureWords {
  columns: Column[]
  targetColumn: string
  /** Form and columns of the picture; without it they are chosen by the types of the columns. */
  signature?: Description
}

const profiled = ([name, { type, distinct, histogram = [], top = [] }]: [string, ColumnProfile]) => ({
  name,
  type,
  unique: distinct,
  histogram: histogram.map((count) => ({ count })),
  top,
})

/** The form that the content describes, else the one that the types of the columns suggest. */
function describedForm(train: Table, { signature, columns, targetColumn }: SignatureWords): Description | null {
  if (signature) return signature
  const profile = profileTable(train, columns)
  return chooseForm(Object.entries(profile).map(profiled), targetColumn, train)
}

/** The signature picture of a content: drawn from the train table alone, as the solution must not be seen. */
export function pictureOf(train: Table, words: SignatureWords): StoredSignature | null {
  const description = describedForm(train, words)
  return description && signatureOf(train, description)
}
