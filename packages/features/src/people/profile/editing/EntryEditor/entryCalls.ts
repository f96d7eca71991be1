import type { useSend } from '@shulei/client/hooks.ts'
import type { deleteArticle } from '@shulei/contract/people/profile/calls.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { AccomplishmentKind } from '@shulei/domain/people/profile/accomplishments.ts'
import { accomplishmentNames } from '@shulei/domain/people/profile/accomplishments.ts'
import type { Profile } from '../../useProfile.ts'
import { type EntryFields, type EntryKind, isAccomplishment } from './entries.ts'

type Send = ReturnType<typeof useSend>
/** The profile after a change. */
export type Patch = (profile: Profile) => Profile

/** Replaces the row with the same id, or adds the new one at an end of the list. */
function put<Row>(rows: readonly Row[], row: Row, idOf: (row: Row) => number, isFirst = false): Row[] {
  if (rows.some((one) => idOf(one) === idOf(row))) return rows.map((one) => (idOf(one) === idOf(row) ? row : one))
  return isFirst ? [row, ...rows] : [...rows, row]
}

/** The stored values upon which a row is changed. */
const baseOf = ({ base }: EntryFields) => JSON.parse(base || '{}') as Partial<EntryFields>

const rowId = ({ id }: EntryFields) => (id === '' ? undefined : Number(id))

async function saveWork(send: Send, fields: EntryFields, idempotencyKey: string): Promise<[number, Patch]> {
  const { companyName, jobName, from, to } = fields
  const body = { companyName, jobName, workStartTime: from || null, workEndTime: to || null }
  const id = rowId(fields)
  const known = baseOf(fields)
  const base = {
    ...{ companyName: known.companyName, jobName: known.jobName },
    ...{ workStartTime: known.from, workEndTime: known.to },
  }
  const row = await (id === undefined
    ? send(refs.addWork, { body }, { idempotencyKey })
    : send(refs.updateWork, { body: { ...body, userWorkId: id, base } }, { idempotencyKey }))
  return [row.userWorkId, (seen) => ({ ...seen, careers: put(seen.careers, row, (one) => one.userWorkId) })]
}

async function saveEducation(send: Send, fields: EntryFields, idempotencyKey: string): Promise<[number, Patch]> {
  const { schoolName, majorName, degreeName, from, to } = fields
  const body = { schoolName, majorName, degreeName, eduStartTime: from || null, eduEndTime: to || null }
  const id = rowId(fields)
  const known = baseOf(fields)
  const base = {
    ...{ schoolName: known.schoolName, majorName: known.majorName, degreeName: known.degreeName },
    ...{ eduStartTime: known.from, eduEndTime: known.to },
  }
  const row = await (id === undefined
    ? send(refs.addEducation, { body }, { idempotencyKey })
    : send(refs.updateEducation, { body: { ...body, userEduId: id, base } }, { idempotencyKey }))
  return [row.userEduId, (seen) => ({ ...seen, educations: put(seen.educations, row, (one) => one.userEduId) })]
}

type Groups = Profile['accomplishments']

/** Changes one group of accomplishments. */
const inGroup =
  <K extends AccomplishmentKind>(kind: K, change: (rows: Groups[K]) => Groups[K]): Patch =>
  (seen) => ({ ...seen, accomplishments: { ...seen.accomplishments, [kind]: change(seen.accomplishments[kind]) } })

async function saveAccomplishment(
  send: Send,
  kind: AccomplishmentKind,
  fields: EntryFields,
  idempotencyKey: string,
): Promise<[number, Patch]> {
  const { name, organization, description, getTime } = fields
  const id = rowId(fields)
  const body = { organization, description, getTime: getTime || null, [accomplishmentNames[kind]]: name || null }
  const known = baseOf(fields)
  const base = {
    ...{ name: known.name, organization: known.organization },
    ...{ description: known.description, getTime: known.getTime },
  }
  const row = await send(
    refs.saveAccomplishment,
    { params: { type: kind }, body: { ...body, base, ...(id === undefined ? {} : { shipDeleteId: id }) } },
    { idempotencyKey },
  )
  // the answer has the fields of the kind that was sent
  const change = (rows: Groups[AccomplishmentKind]) =>
    put<{ shipDeleteId: number }>(rows, row, (one) => one.shipDeleteId, true)
  return [row.shipDeleteId, inGroup(kind, change as never)]
}

/** Adds the typed row, or changes the row that it names; resolves to its id and the profile's change. */
export function saveEntry(send: Send, kind: EntryKind, fields: EntryFields, key: string): Promise<[number, Patch]> {
  if (isAccomplishment(kind)) return saveAccomplishment(send, kind, fields, key)
  return kind === 'work' ? saveWork(send, fields, key) : saveEducation(send, fields, key)
}

/** Calls that remove accomplishments; they differ in their address only. */
const removers = {
  article: refs.deleteArticle,
  project: refs.deleteProject,
  prize: refs.deletePrize,
  others: refs.deleteOthers,
} as const

/** Removes a row; resolves to the profile's change. */
export async function removeEntry(send: Send, kind: EntryKind, id: number): Promise<Patch> {
  if (isAccomplishment(kind)) {
    await send(removers[kind] as Ref<typeof deleteArticle>, { query: { shipDeleteId: id, deleteId: id } })
    return inGroup(kind, ((rows: readonly { shipDeleteId: number }[]) =>
      rows.filter((row) => row.shipDeleteId !== id)) as never)
  }
  if (kind === 'work') {
    await send(refs.deleteWork, { query: { userWorkId: id } })
    return (seen) => ({ ...seen, careers: seen.careers.filter((row) => row.userWorkId !== id) })
  }
  await send(refs.deleteEducation, { query: { userEduId: id } })
  return (seen) => ({ ...seen, educations: seen.educations.filter((row) => row.userEduId !== id) })
}

/** Puts a group of accomplishments into an order; resolves to the profile's change. */
export async function orderEntries(send: Send, kind: AccomplishmentKind, ids: number[]): Promise<Patch> {
  await send(refs.orderAccomplishments, { params: { type: kind }, body: { ids } })
  const place = (row: { shipDeleteId: number }) => ids.indexOf(row.shipDeleteId)
  return inGroup(kind, ((rows: readonly { shipDeleteId: number }[]) =>
    rows.toSorted((a, b) => place(a) - place(b))) as never)
}
