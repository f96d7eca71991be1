import { createHash } from 'node:crypto'
import type { DataIn } from '@shulei/contract/call.ts'
import type {
  certificate,
  competitionCredential,
  teamCertificate,
  teamRanks,
} from '@shulei/contract/compete/certificate/calls.ts'
import * as certificateAddress from '@shulei/domain/address/certificate.ts'
import { areBuiltIn, nameFacts } from '@shulei/domain/base/text/site-names.ts'
import { MINUTE } from '@shulei/domain/base/time/instant.ts'
import { parseCertificateNo, parseCertificateText } from '@shulei/domain/compete/certificate/certificate.ts'
import { listSpan, scheduleTitle } from '@shulei/domain/compete/competition/schedule.ts'
import { canonicalJson } from '@shulei/domain/compete/proof/canonical.ts'
import { LRUCache } from 'lru-cache'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context } from '../../../platform/context.ts'
import { attachment, matchesTag } from '../../../platform/http/attachment.ts'
import { loadTexts } from '../../../platform/messages.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openQueue } from '../../../platform/queue.ts'
import { publicKeys, signerOf, stateOfSignature } from '../../base/signing/signing.service.ts'
import { picturesOf } from '../../data/dataset/dataset.service.ts'
import {
  findCertificate,
  findCredentialTeam,
  findOwnCertificate,
  findRanks,
  findSchedules,
} from './certificate.repo.ts'
import { certificatePage } from './pdf/certificate-pdf.ts'
import { factsComment, signFile } from './signed-pdf.ts'

type Certificate = DataIn<typeof certificate>

const texts = loadTexts('certificate-paper')

const pdfAddress = (no: string) => `/api/certificates/${no}/pdf`

/** A certificate with the verdict about its signature (three statements). Throws `notFound`. */
export async function readCertificate(platform: Platform, no: string, reader: number | null): Promise<Certificate> {
  const { db, clock } = platform
  if (!parseCertificateNo(no)) throw new ApiError('notFound')
  const stored = await findCertificate(db, no, { now: new Date(clock()), reader })
  const facts = stored && parseCertificateText(stored.text)
  if (!stored || !facts) throw new ApiError('notFound')
  const { competitionId } = stored
  const [keys, pictures] = await Promise.all([publicKeys(platform), picturesOf(db, [competitionId], 'large')])
  const { text, signature, signingKey: key, cheatStatus } = stored
  const state = stateOfSignature(keys, text, { key, signature })
  const verdict =
    facts.no !== no || state === 'broken' || state === 'unknown'
      ? 'broken'
      : state === 'revoked'
        ? 'revoked'
        : cheatStatus === 0
          ? 'valid'
          : 'withdrawn'
  return {
    ...facts,
    members: [...facts.members],
    verdict,
    proof: { text, signature, key, publicKey: keys.find(({ id }) => id === key)?.publicKey ?? null },
    picture: pictures.get(competitionId) ?? null,
    pdf: pdfAddress(no),
  }
}

/** Time for which a drawn PDF stays in memory, and the memory for all of them. */
const FRESH = 10 * MINUTE
const CACHED_BYTES = 8 * 2 ** 20
/** Greatest number of certificates that wait to be drawn; a further request is refused with `unavailable`. */
const MOST_WAITING = 12

function openDrawn(platform: Platform) {
  const oneAtATime = openQueue(MOST_WAITING)
  return new LRUCache<string, Buffer, Certificate>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ length }) => length,
    ttl: FRESH,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { context }) => oneAtATime(() => draw(platform, context)),
  })
}

async function draw(platform: Platform, { picture, proof, ...facts }: Certificate): Promise<Buffer> {
  const { text, key, signature } = proof
  const { names } = platform.config.site
  const page = await certificatePage({
    facts,
    picture,
    url: `${platform.config.publicUrl}${certificateAddress.detail({ id: facts.no })}`,
    key,
    signature,
    texts,
    comment: factsComment(text),
    site: nameFacts(names, 'zh-CN').sites,
    hasMark: areBuiltIn(names),
  })
  return signFile(page, await signerOf(platform))
}

const drawnOf = new WeakMap<Platform, ReturnType<typeof openDrawn>>()

/** A valid certificate as a signed PDF. Throws `notFound` for every other number. */
export async function certificateFile(platform: Platform, no: string, reader: number | null): Promise<Buffer> {
  const found = await readCertificate(platform, no, reader)
  if (found.verdict !== 'valid') throw new ApiError('notFound')
  const drawn = drawnOf.get(platform) ?? openDrawn(platform)
  drawnOf.set(platform, drawn)
  return drawn.forceFetch(found.proof.signature, { context: found })
}

/** Sends a certificate as a PDF. */
export async function sendCertificate(
  platform: Platform,
  c: Context,
  { no, reader }: { no: string; reader: number | null },
): Promise<Response> {
  const bytes = await certificateFile(platform, no, reader)
  const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`
  const headers = {
    etag,
    'cache-control': 'no-cache',
    'content-type': 'application/pdf',
    'content-disposition': attachment(`${no}.pdf`),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  }
  if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  const whole = { ...headers, 'content-length': String(bytes.length) }
  return c.req.method === 'HEAD' ? c.body(null, 200, whole) : c.body(new Uint8Array(bytes), 200, whole)
}

/** The certificate of the reader's own team (C076, Q151), or the reason why there is none. Throws `notFound`. */
export async function readOwnCertificate(
  { db, clock }: Platform,
  competitionId: number,
  userId: number,
): Promise<DataIn<typeof teamCertificate>> {
  const now = clock()
  const own = await findOwnCertificate(db, competitionId, userId, new Date(now))
  if (!own) throw new ApiError('notFound')
  const none = (state: DataIn<typeof teamCertificate>['state']) => ({ state, certificate: null })
  if (!own.team) return none('noTeam')
  if (own.isSeasonal && own.no === null) return none('seasonal')
  if (now < own.endTime) return none('notEnded')
  const facts = own.text === null ? null : parseCertificateText(own.text)
  if (!own.no || !facts) return none(own.team.isRanked && !own.isSettled ? 'preparing' : 'notRanked')
  if (own.team.cheatStatus !== 0) return none('withdrawn')
  const { no, rank, total, issuedAt } = facts
  return { state: 'ready', certificate: { no, rank, total, issuedAt, pdf: pdfAddress(no) } }
}

/** The ranks of a team on the open list of each schedule (C075). Throws `notFound` for a team of another competition. */
export async function readRanks(
  { db, clock }: Platform,
  competitionId: number,
  { teamId, schedules, reader }: { teamId: number; schedules: readonly number[]; reader: number },
): Promise<DataIn<typeof teamRanks>> {
  const now = clock()
  const all = await findSchedules(db, { competitionId, teamId, reader }, new Date(now))
  if (!all || schedules.some((id) => !all.some((schedule) => schedule.id === id))) throw new ApiError('notFound')
  const lists = all
    .filter(({ id }) => schedules.length === 0 || schedules.includes(id))
    .flatMap((schedule) => {
      const opened = (['B', 'A'] as const).find((list) => (listSpan(schedule, list)?.start ?? Infinity) <= now)
      return opened ? [{ schedule, list: opened }] : []
    })
  if (lists.length === 0) return { list: [] }
  const ranks = await findRanks(
    db,
    teamId,
    lists.map(({ schedule, list }) => ({ scheduleId: schedule.id, stage: list === 'B' ? 1 : 0 })),
  )
  return {
    list: lists.flatMap(({ schedule, list }) => {
      const found = ranks.find(({ scheduleId }) => scheduleId === schedule.id)
      if (!found) return []
      const { stage: _, ...rank } = found
      const title = scheduleTitle(schedule, competitionId, 'zh-CN')
      return [{ ...rank, list, title, titleEn: scheduleTitle(schedule, competitionId, 'en-US') }]
    }),
  }
}

/** Time for which a credential is good. */
const CREDENTIAL = 15 * MINUTE

/** A signed statement about the reader's team in a competition (C079). Throws `notFound`, and `signUpFirst` without a team. */
export async function readCredential(
  platform: Platform,
  competitionId: number,
  userId: number,
): Promise<DataIn<typeof competitionCredential>> {
  const now = platform.clock()
  const found = await findCredentialTeam(platform.db, competitionId, userId, new Date(now))
  if (!found) throw new ApiError('notFound')
  const { teamId, maxBytes } = found
  if (teamId === null || found.cheatStatus === 2) throw new ApiError('signUpFirst')
  const expiresAt = new Date(now + CREDENTIAL).toISOString()
  const statement = Buffer.from(
    canonicalJson({ format: 'shulei-credential-1', competitionId, teamId, userId, expiresAt }),
  )
  const { key, signature } = (await signerOf(platform)).sign(statement)
  const token = `${statement.toString('base64url')}.${signature}`
  return {
    competitionId,
    teamId,
    token,
    key,
    expiresAt,
    upload: { url: `/api/competitions/${competitionId}/uploads`, maxBytes },
  }
}
