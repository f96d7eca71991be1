import { acceptProtocol, logDownload } from '@shulei/contract/compete/competition/calls.ts'
import {
  acceptDatasetProtocol,
  countDataset,
  datasetCell,
  datasetCroissant,
  datasetDetail,
  datasetList,
  datasetSheet,
  datasetTable,
  downloadFile,
} from '@shulei/contract/data/dataset/calls.ts'
import { isTextFile, sentTypeOf } from '@shulei/domain/data/dataset/media-type.ts'
import { parseConditions } from '@shulei/domain/data/dataset/slice/slice.ts'
import type { Hono } from 'hono'
import type { Env } from '../../../platform/context.ts'
import { addressKey } from '../../../platform/http/client-address.ts'
import { sendFile, sendingOf } from '../../../platform/http/send-file.ts'
import { mount } from '../../../platform/mount.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agreeToDataset, agreeToProtocol, announce, takeDownload } from './dataset.service.ts'
import { datasetEditing } from './edit/edit.routes.ts'
import { sendCroissant } from './page/croissant.service.ts'
import { readDataset } from './page/detail.service.ts'
import { readDatasets } from './page/list.service.ts'
import { sendSheet } from './page/sheet.service.ts'
import { readCell, readTable } from './page/table.service.ts'
import { count } from './statistic/statistic.service.ts'

/** Data sets: list, page, statistics, protocol, download log, files and editing (C069, C070, C093–C095, X003–X005). */
export function datasetModule(app: Hono<Env>, platform: Platform) {
  datasetEditing(app, platform)

  mount(app, datasetList, ({ query }) => readDatasets(platform, query))

  mount(app, datasetDetail, ({ params, query, user }) =>
    readDataset(platform, { id: params.id, version: query.version ?? null, reader: user?.id ?? null }),
  )

  mount(app, datasetTable, ({ params, query, user }) =>
    readTable(platform, {
      datasetId: params.id,
      fileId: params.fileId,
      part: query.part,
      column: query.column,
      slice: {
        ...{ find: query.find.trim(), sort: Number(query.sort), page: query.page },
        conditions: parseConditions(query.filter),
      },
      reader: user?.id ?? null,
    }),
  )

  mount(app, datasetCell, ({ params, query, user }) =>
    readCell(platform, {
      ...{ datasetId: params.id, fileId: params.fileId, part: query.part, row: query.row, column: query.column },
      reader: user.id,
    }),
  )

  mount(app, datasetSheet, ({ params, user, c }) =>
    sendSheet(platform, c, { datasetId: params.id, fileId: params.fileId, reader: user?.id ?? null }),
  )

  mount(app, datasetCroissant, ({ params, c }) => sendCroissant(platform, c, params.id))

  mount(app, countDataset, ({ params, body, user, c }) =>
    count(platform, {
      id: params.id,
      body,
      viewer: { user, address: addressKey(c.get('clientAddress')), agent: c.req.header('user-agent') ?? '' },
    }),
  )

  mount(app, acceptDatasetProtocol, ({ params, user }) => agreeToDataset(platform, params.id, user))

  mount(app, acceptProtocol, ({ params, user }) => agreeToProtocol(platform, params.id, user))

  mount(app, logDownload, ({ params, body, user }) => announce(platform, params.id, user, body))

  mount(app, downloadFile, async ({ params, query, user, c }) => {
    const stored = await takeDownload(platform, user, {
      datasetId: params.id,
      fileId: params.fileId,
      logId: query.log ?? null,
      sends(file) {
        const { kind } = sendingOf(c, { ...file, isText: isTextFile(file.name) })
        if (kind === 'part') return 'part'
        return kind === 'whole' && c.req.method !== 'HEAD' ? 'whole' : 'nothing'
      },
    })
    const { name, encoding } = stored
    return sendFile(c, platform.files, {
      ...stored,
      isText: isTextFile(name),
      contentType: sentTypeOf(name, encoding),
    })
  })
}
