import { acceptProtocol, logDownload } from '@shulei/contract/competition/calls.ts'
import { downloadFile } from '@shulei/contract/dataset/calls.ts'
import type { Hono } from 'hono'
import type { Env } from '../../platform/context.ts'
import { sendFile, sendingOf } from '../../platform/http/send-file.ts'
import { mount } from '../../platform/mount.ts'
import type { Platform } from '../../platform/platform.ts'
import { agreeToProtocol, announce, takeDownload } from './dataset.service.ts'

/** Data of competitions: protocol, download log, the files themselves (C069, C070, X005). */
export function datasetModule(app: Hono<Env>, platform: Platform) {
  mount(app, acceptProtocol, ({ params, user }) => agreeToProtocol(platform, params.id, user))

  mount(app, logDownload, ({ params, body, user }) => announce(platform, params.id, user, body))

  mount(app, downloadFile, async ({ params, query, user, c }) => {
    const stored = await takeDownload(platform, user, {
      datasetId: params.id,
      fileId: params.fileId,
      logId: query.log ?? null,
      sends(file) {
        const { kind } = sendingOf(c, { ...file, isText: true })
        if (kind === 'part') return 'part'
        return kind === 'whole' && c.req.method !== 'HEAD' ? 'whole' : 'nothing'
      },
    })
    return sendFile(c, platform.files, { ...stored, isText: true, contentType: 'text/csv; charset=utf-8' })
  })
}
