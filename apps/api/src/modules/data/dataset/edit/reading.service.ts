import type { BodyOut, DataIn } from '@shulei/contract/call.ts'
import type { chooseReading, datasetReading } from '@shulei/contract/data/dataset-edit/calls.ts'
import { ownOf } from '@shulei/domain/base/text/own.ts'
import {
  choiceOfParts,
  chosenPartsOf,
  columnsOf,
  storedMarks,
  unknownColumns,
} from '@shulei/domain/data/dataset/reading/chosen.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { enqueueProfiles } from '../profile/profile.service.ts'
import { findReading, lockReading, type OwnFile, type ReadingRow, writeReadings } from './reading.repo.ts'

/** Tables of a file that an owner can choose for: those with a profile or a choice, and that which could not be read. */
function partsOf({ parts, readings, profileProblem }: ReadingRow): string[] {
  const { part } = profileProblem ?? {}
  const all = new Set([...parts, ...Object.keys(readings), ...(part === undefined ? [] : [part])])
  return all.size > 0 ? [...all] : ['']
}

const isKnown = (row: ReadingRow, part: string) => (part === '' && row.format !== 'zip') || partsOf(row).includes(part)

/** How a table of a person's own file was read, and what they chose about it. Throws `notFound`. */
export async function readReading(
  { db }: Platform,
  own: OwnFile,
  part: string,
): Promise<DataIn<typeof datasetReading>> {
  const row = await findReading(db, own, part)
  if (!row || !isKnown(row, part)) throw new ApiError('notFound')
  const { revision, readings, table, profileState, profileProblem } = row
  return {
    ...{ part, parts: partsOf(row), revision, profileState, profileProblem },
    choice: ownOf(readings, part) ?? {},
    reading: table?.reading ?? null,
    columns: table?.columns ?? [],
  }
}

/**
 * Stores how a table of a person's own file is read, and lets the file be profiled again; what is not chosen is guessed. Throws
 * `readingStale` with the present choice, `readingColumnUnknown`, `readingUnfit`, `notFound`.
 */
export async function choose(
  platform: Platform,
  own: OwnFile,
  { part, revision, choice: given }: BodyOut<typeof chooseReading>,
): Promise<{ revision: number }> {
  await platform.db.transaction(async (tx) => {
    const row = await lockReading(tx, own, part)
    if (!row || !isKnown(row, part)) throw new ApiError('notFound')
    const { [part]: before = {}, ...others } = row.readings
    if (row.revision !== revision)
      throw new ApiError('readingStale', { data: { current: { choice: before, revision: row.revision } } })
    const parts = chosenPartsOf(row, part, row.table?.reading ?? null)
    if (parts.length === 0) throw new ApiError('readingUnfit')
    const { missing, ...rest } = choiceOfParts(given, parts)
    const choice = { ...rest, ...(missing === undefined ? {} : { missing: storedMarks(missing) }) }
    const columns = [...(row.table?.columns ?? []).map(({ name }) => name), ...columnsOf(before)]
    const [unknown] = unknownColumns(choice, columns)
    if (unknown !== undefined) throw new ApiError('readingColumnUnknown', { facts: { name: unknown } })
    // a table without a choice has no entry
    const readings = Object.keys(choice).length === 0 ? others : { ...others, [part]: choice }
    await writeReadings(tx, { fileId: own.fileId, readings, revision })
  })
  await enqueueProfiles(platform)
  return { revision: revision + 1 }
}
