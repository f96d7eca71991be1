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
import {
  type AccomplishmentKind,
  accomplishmentKinds,
  accomplishmentNames,
} from '@shulei/domain/people/profile/accomplishments.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { orderAll, removeOne, type SavedAccomplishment, saveOne } from './accomplishment.service.ts'

/** The kind of a path. Throws `notFound` for any other text. */
function kindOf(type: string): AccomplishmentKind {
  const kind = accomplishmentKinds.find((one) => one === type)
  if (!kind) throw new ApiError('notFound')
  return kind
}

const shared = ({ shipDeleteId, organization, description }: SavedAccomplishment) => ({
  shipDeleteId,
  organization,
  description,
})

/** An accomplishment with the field names of its kind (B§3). */
const wire = {
  article: (saved: SavedAccomplishment) => ({ ...shared(saved), articleName: saved.name, getTime: saved.gotAt }),
  prize: (saved: SavedAccomplishment) => ({ ...shared(saved), prizeName: saved.name, getTime: saved.gotAt }),
  project: (saved: SavedAccomplishment) => ({ ...shared(saved), projectName: saved.name }),
  others: (saved: SavedAccomplishment) => ({ ...shared(saved), othersName: saved.name }),
}

/** Accomplishments of the caller's own profile (B§7): C119, C120, C122, C123, C127 to C130, C141, and their order. */
export const accomplishmentRoutes: ApiModule = (app, platform) => {
  const rawTexts = [...Object.values(accomplishmentNames), 'organization', 'description', 'getTime']
  const options = { rawTexts }
  mount(
    app,
    addArticle,
    async ({ body: { articleName: name, ...body }, user }) =>
      wire.article(await saveOne(platform, user, 'article', { name, ...body })),
    options,
  )
  mount(
    app,
    addPrize,
    async ({ body: { prizeName: name, ...body }, user }) =>
      wire.prize(await saveOne(platform, user, 'prize', { name, ...body })),
    options,
  )
  mount(
    app,
    addProject,
    async ({ body: { projectName: name, ...body }, user }) =>
      wire.project(await saveOne(platform, user, 'project', { name, ...body })),
    options,
  )
  mount(
    app,
    addOthers,
    async ({ body: { othersName: name, ...body }, user }) =>
      wire.others(await saveOne(platform, user, 'others', { name, ...body })),
    options,
  )
  mount(
    app,
    saveAccomplishment,
    async ({ params, body: { shipDeleteId: id, ...body }, user }) => {
      const kind = kindOf(params.type)
      const name = body[accomplishmentNames[kind]] ?? null
      return wire[kind](await saveOne(platform, user, kind, { id, ...body, name }))
    },
    options,
  )
  mount(app, deleteArticle, ({ query, body, user }) => removeOne(platform, user, 'article', { ...body, ...query }))
  mount(app, deletePrize, ({ query, body, user }) => removeOne(platform, user, 'prize', { ...body, ...query }))
  mount(app, deleteProject, ({ query, body, user }) => removeOne(platform, user, 'project', { ...body, ...query }))
  mount(app, deleteOthers, ({ query, body, user }) => removeOne(platform, user, 'others', { ...body, ...query }))
  mount(app, orderAccomplishments, ({ params, body, user }) => orderAll(platform, user, kindOf(params.type), body.ids))
}
