import type { SignaturePicture } from '@shulei/contract/base/signature/schemas.ts'
import { type ProfiledColumn, signatureOfProfile } from '@shulei/domain/base/signature/choose.ts'
import { drawSignature, largeFrame, smallFrame } from '@shulei/domain/base/signature/draw.ts'
import type { SignatureData, StoredSignature, Words } from '@shulei/domain/base/signature/signature.ts'
import { fill } from '@shulei/domain/base/text/refusal.ts'
import type { Criterion } from '@shulei/domain/compete/review/criteria.ts'
import { signatureOfCriteria } from '@shulei/domain/compete/review/criteria-picture.ts'
import type * as z from 'zod'
import { loadTexts } from '../../../platform/messages.ts'
import type { PictureSource } from './tables.ts'

export type Picture = z.input<typeof SignaturePicture>

const texts = loadTexts('signature')

/** The caption of a picture whose content describes none: its form and its columns. */
function captionOf({ caption, columns, data }: StoredSignature): Words {
  if (caption) return caption
  const [first = '', second = ''] = columns
  const say = (lang: keyof typeof texts) => fill(texts[lang][data.form] ?? '', { first, second })
  return { cn: say('zh-CN'), en: say('en-US') }
}

/** A scatter without categories has one group, whose colour needs no name. */
const groupKeys = (groups: readonly { tone: Picture['keys'][number]['tone']; name: Words }[]) =>
  groups.length > 1 ? groups.map(({ tone, name }) => ({ tone, name })) : []

const keysOf = (data: SignatureData) =>
  data.form === 'scatter' ? groupKeys(data.groups) : 'keys' in data ? data.keys : []

/** The picture of a solution contest, from its criteria. Drawn each time, because it is small. */
export function pictureOfCriteria(criteria: readonly Criterion[], size: keyof typeof frames): Picture | null {
  const stored = signatureOfCriteria(criteria)
  return stored && drawStored(stored, size)
}

/** The stored picture of a data set, else the distribution of its most telling column. */
export const signatureOfDataset = ({ signature, columns }: PictureSource): StoredSignature | null =>
  signature ?? signatureOfProfile(columns as ProfiledColumn[])

const frames = { large: largeFrame, small: smallFrame }

const drawStored = (stored: StoredSignature, size: keyof typeof frames): Picture => ({
  caption: captionOf(stored),
  keys: keysOf(stored.data),
  ...drawSignature(stored.data, frames[size]),
})

/** Drawn pictures by data set, its last change, and size; the oldest goes first. */
const drawn = new Map<string, Picture | null>()
const MOST_DRAWN = 400

/** The signature picture of a data set; null where there is nothing to draw. Drawn once for each change of the data set. */
export function pictureOf(source: PictureSource, size: keyof typeof frames): Picture | null {
  const key = `${source.id}/${new Date(source.updatedAt).getTime()}/${size}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const stored = signatureOfDataset(source)
  const picture = stored && drawStored(stored, size)
  drawn.set(key, picture)
  const [oldest] = drawn.keys()
  if (drawn.size > MOST_DRAWN && oldest !== undefined) drawn.delete(oldest)
  return picture
}
