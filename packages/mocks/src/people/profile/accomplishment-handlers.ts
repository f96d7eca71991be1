import {
  addArticle,
  addOthers,
  addPrize,
  addProject,
  deleteArticle,
  deleteOthers,
  deletePrize,
  deleteProject,
  orderAccomplishments,
  saveAccomplishment,
} from '@shulei/contract/people/profile/calls.ts'
import { accomplishmentTextOf, monthOrDayOf } from '@shulei/domain/people/profile/accomplishments.ts'
import type { RequestHandler } from 'msw'
import { mock } from '../../mock.ts'

/** The id of the next new row; no row of the cast uses it. */
let nextId = 900_101

interface Sent {
  organization: string
  description: string
}

const sharedOf = ({ organization, description }: Sent, shipDeleteId = nextId++) => ({
  shipDeleteId,
  organization: accomplishmentTextOf('organization', organization),
  description: accomplishmentTextOf('description', description),
})

const nameOf = (name: string | null | undefined) => (name == null ? null : accomplishmentTextOf('name', name))
const dateOf = (date: string | null | undefined) => monthOrDayOf(date ?? '')

/** Accomplishment calls of the profile editor: answered with the values to be stored, and not stored. */
export const accomplishmentHandlers: RequestHandler[] = [
  mock(addArticle, ({ body }) => ({
    ...sharedOf(body),
    articleName: nameOf(body.articleName),
    getTime: dateOf(body.getTime),
  })),
  mock(addPrize, ({ body }) => ({
    ...sharedOf(body),
    prizeName: nameOf(body.prizeName),
    getTime: dateOf(body.getTime),
  })),
  mock(addProject, ({ body }) => ({ ...sharedOf(body), projectName: nameOf(body.projectName) })),
  mock(addOthers, ({ body }) => ({ ...sharedOf(body), othersName: nameOf(body.othersName) })),
  mock(saveAccomplishment, ({ params, body }) => {
    const shared = sharedOf(body, body.shipDeleteId)
    if (params.type === 'project') return { ...shared, projectName: nameOf(body.projectName) }
    if (params.type === 'others') return { ...shared, othersName: nameOf(body.othersName) }
    const getTime = dateOf(body.getTime)
    return params.type === 'prize'
      ? { ...shared, prizeName: nameOf(body.prizeName), getTime }
      : { ...shared, articleName: nameOf(body.articleName), getTime }
  }),
  mock(orderAccomplishments, ({ body }) => ({ ids: body.ids })),
  ...[deleteArticle, deletePrize, deleteProject, deleteOthers].map((call) => mock(call, () => ({ affectedRows: 1 }))),
]
