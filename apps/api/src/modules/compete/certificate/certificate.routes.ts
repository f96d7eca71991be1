import {
  certificate,
  certificatePdf,
  competitionCredential,
  signingKeys,
  teamCertificate,
  teamRanks,
} from '@shulei/contract/compete/certificate/calls.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { publicKeys } from '../../base/signing/signing.service.ts'
import {
  readCertificate,
  readCredential,
  readOwnCertificate,
  readRanks,
  sendCertificate,
} from './certificate.service.ts'

/** Certificates, the ranks of a team, credentials, and the keys that sign them (C075, C076, C079). */
export const certificateModule: ApiModule = (app, platform) => {
  mount(app, teamRanks, ({ params, body, user }) => readRanks(platform, params.id, { ...body, reader: user.id }))
  mount(app, teamCertificate, ({ params, user }) => readOwnCertificate(platform, params.id, user.id))
  mount(app, certificate, ({ params, user }) => readCertificate(platform, params.no, user?.id ?? null))
  mount(app, certificatePdf, ({ params, user, c }) =>
    sendCertificate(platform, c, { ...params, reader: user?.id ?? null }),
  )
  mount(app, signingKeys, async () => ({
    keys: (await publicKeys(platform)).map(({ createdAt, revokedAt, ...key }) => ({
      ...key,
      createdAt: createdAt.toISOString(),
      revokedAt: revokedAt?.toISOString() ?? null,
    })),
  }))
  mount(app, competitionCredential, ({ query, user }) => readCredential(platform, query.cmp, user.id))
}
