import { route } from '@react-router/dev/routes'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { routePath } from '../../../route-path.ts'

export const datasetRoutes = [
  route(routePath(datasetAddress.list), 'areas/data/dataset/list.route.tsx'),
  route(routePath(datasetAddress.publish), 'areas/data/dataset/publish.route.tsx'),
  route(routePath(datasetAddress.edit), 'areas/data/dataset/edit.route.tsx'),
  route(routePath(datasetAddress.detail), 'areas/data/dataset/detail.route.tsx'),
  route(`${routePath(datasetAddress.list)}/*`, 'areas/house/shell/not-found.route.tsx', { id: 'datasets-catch-all' }),
]
