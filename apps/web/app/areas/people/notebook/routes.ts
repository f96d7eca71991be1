import { route } from '@react-router/dev/routes'
import * as notebookAddress from '@shulei/domain/address/notebook.ts'
import { routePath } from '../../../route-path.ts'

/** A notebook of a person, and the pages on which it is shared and changed. */
export const notebookRoutes = [
  route(routePath(notebookAddress.share), 'areas/people/notebook/share.route.tsx'),
  route(routePath(notebookAddress.detail), 'areas/people/notebook/notebook.route.tsx'),
  route(routePath(notebookAddress.edit), 'areas/people/notebook/edit.route.tsx'),
]
