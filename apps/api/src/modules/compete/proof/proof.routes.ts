import { competitionProof, proofFile } from '@shulei/contract/compete/proof/calls.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { readProof, sendProofFile } from './proof.service.ts'

/** Commitments to solutions, and what is published after the end of a competition. */
export const proofModule: ApiModule = (app, platform) => {
  mount(app, competitionProof, ({ params, user }) => readProof(platform, params.id, user?.id ?? null))
  mount(app, proofFile, ({ params, user, c }) => sendProofFile(platform, c, { ...params, reader: user?.id ?? null }))
}
