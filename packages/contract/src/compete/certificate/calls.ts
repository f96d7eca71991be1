import * as z from 'zod'
import { SignaturePicture } from '../../base/signature/schemas.ts'
import { call } from '../../call.ts'
import { bilingual, id, instant, queryId } from '../../fields.ts'

/** The facts of a certificate; exactly these are signed. */
const CertificateFacts = z.object({
  /** Number of the certificate, such as `SL-1004-17`. */
  no: z.string(),
  competition: z.object({ id, title: bilingual }),
  /** The round in which the team has its rank; null where the competition has one round only. */
  round: bilingual.nullable(),
  list: z.enum(['A', 'B']),
  team: z.object({ id, name: z.string() }),
  /** Names of the members at the time of the issue, the captain first. */
  members: z.array(z.string()),
  rank: z.int().min(1),
  total: z.int().min(1),
  /** The score with as many decimals as its metric shows. */
  score: z.string(),
  /** Day on which the competition ended, in Asia/Shanghai. */
  endedOn: z.iso.date(),
  issuedAt: instant,
  /** 1 for the first issue; greater after the ranks were corrected. */
  revision: z.int().min(1),
  /** The team is simulated. */
  demo: z.boolean(),
})

export const teamRanks = call({
  method: 'POST',
  path: '/api/competitions/{id}/team-profile/ranks',
  spec: 'C075',
  summary: "A team's rank and score on the open list of each schedule; without `schedules`, of all",
  auth: 'user',
  read: true,
  body: z.object({ teamId: id, schedules: z.array(id).max(20).default([]) }),
  data: z.object({
    list: z.array(
      z.object({
        scheduleId: id,
        title: z.string(),
        titleEn: z.string(),
        list: z.enum(['A', 'B']),
        rank: z.int().min(1),
        total: z.int().min(1),
        score: z.number(),
        submits: z.int(),
      }),
    ),
  }),
})

export const teamCertificate = call({
  method: 'GET',
  path: '/api/competitions/{id}/team-profile/certificate',
  spec: 'C076',
  summary: "The certificate of the caller's own team, or the reason why there is none",
  auth: 'user',
  data: z.object({
    state: z.enum(['ready', 'notEnded', 'seasonal', 'noTeam', 'notRanked', 'withdrawn', 'preparing']),
    /** Number of the certificate and address of its PDF; null unless it is ready. */
    certificate: z
      .object({ no: z.string(), rank: z.int(), total: z.int(), issuedAt: instant, pdf: z.string() })
      .nullable(),
  }),
})

export const certificate = call({
  method: 'GET',
  path: '/api/certificates/{no}',
  spec: 'own: certificates',
  summary: 'A certificate by its number, and whether its signature is valid',
  auth: 'none',
  data: z.object({
    ...CertificateFacts.shape,
    /**
     * `valid`: the stored facts carry a valid signature. `withdrawn`: the team was banned since. `broken`: facts and signature
     * do not belong together. `revoked`: the key is no longer trusted.
     */
    verdict: z.enum(['valid', 'withdrawn', 'broken', 'revoked']),
    /** The signed text in canonical JSON, the signature in base64url, and the key. */
    proof: z.object({ text: z.string(), signature: z.string(), key: z.string(), publicKey: z.string().nullable() }),
    /** The picture of the competition's own data. */
    picture: SignaturePicture.nullable(),
    pdf: z.string(),
  }),
})

export const certificatePdf = call({
  method: 'GET',
  path: '/api/certificates/{no}/pdf',
  spec: 'own: certificates',
  summary: 'A certificate as a signed PDF in Chinese and English',
  auth: 'none',
  data: z.undefined(),
  raw: 'file',
})

export const signingKeys = call({
  method: 'GET',
  path: '/api/signing-keys',
  spec: 'own: certificates',
  summary: 'The public Ed25519 keys (32 bytes in base64url) of certificates and published proofs, the newest first',
  auth: 'none',
  data: z.object({
    keys: z.array(
      z.object({ id: z.string(), publicKey: z.string(), createdAt: instant, revokedAt: instant.nullable() }),
    ),
  }),
})

export const competitionCredential = call({
  method: 'GET',
  path: '/api/users/cmpt-cred',
  spec: 'C079',
  summary:
    "A signed statement for fifteen minutes about the caller's team in a competition, for uploads and laboratories elsewhere; clients wait 60 s",
  auth: 'user',
  // B§9
  waitSeconds: 60,
  query: z.object({ cmp: queryId }),
  data: z.object({
    competitionId: id,
    teamId: id,
    /** Canonical JSON and its Ed25519 signature, both in base64url, with a point between them. */
    token: z.string(),
    key: z.string(),
    expiresAt: instant,
    /** The address that a result file is sent to, and its largest size in bytes. */
    upload: z.object({ url: z.string(), maxBytes: z.int() }),
  }),
  errors: ['signUpFirst'],
})
