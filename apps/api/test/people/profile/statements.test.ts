import type { AnyCall, Args } from '@shulei/contract/call.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countStatements } from '../../../src/platform/db/statements.ts'
import { oneEngine, openApi, type TestApi, type Visitor } from '../../harness.ts'
import { addWholePerson } from './whole-person.ts'

describe.each(oneEngine)('calls of the guide, profile editing, articles and data sets on $name', (engine) => {
  let api: TestApi
  let me: Visitor
  let id: number
  let ssoId: string
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    const person = await addWholePerson(api)
    ;({ id, ssoId } = person)
    me = await api.signIn(person)
    await me.send(refs.currentUser, {})
  })

  const counted = async <C extends AnyCall>(ref: Ref<C>, args: Args<C>) => {
    const { count, value, texts } = await countStatements(() => me.send(ref, args))
    return { count, value, texts: texts.join('\n\n') }
  }

  test('read with a number of statements that does not grow', async () => {
    // the first call of each kind prepares its statements
    const count = async <C extends AnyCall>(ref: Ref<C>, args: Args<C>) => {
      await me.send(ref, args)
      return (await counted(ref, args)).count
    }
    expect({
      guideInfo: await count(refs.guideInfo, {}),
      infoCheck: await count(refs.infoCheck, {}),
      initData: await count(refs.initData, {}),
      smartInput: await count(refs.smartInput, { query: { type: 'company', keyword: 'fbyw' } }),
      userIdOf: await count(refs.userIdOf, { query: { id: ssoId } }),
      ssoIdOf: await count(refs.ssoIdOf, { query: { id: String(id) } }),
      usersInfo: await count(refs.usersInfo, { query: {} }),
      abilityInfo: await count(refs.abilityInfo, { query: { userId: String(id) } }),
      ipTerritory: await count(refs.ipTerritory, { query: { userId: String(id) } }),
      industryOptions: await count(refs.industryOptions, {}),
      userArticles: await count(refs.userArticles, { params: { id }, query: {} }),
      userNotebooks: await count(refs.userNotebooks, { params: { id }, query: {} }),
      notebookForm: await count(refs.notebookForm, {}),
      ownDatasets: await count(refs.ownDatasets, {}),
    }).toEqual({
      ...{ guideInfo: 1, infoCheck: 1, initData: 1, smartInput: 0, industryOptions: 1 },
      ...{ userIdOf: 1, ssoIdOf: 1, usersInfo: 1, abilityInfo: 4, ipTerritory: 2 },
      ...{ userArticles: 2, userNotebooks: 2, notebookForm: 2, ownDatasets: 2 },
    })
  })

  /** The statements of the session, of the transaction and of the repeated request are among them. */
  test('write with a number of statements that does not grow', async () => {
    const study = { schoolName: '黄海理工大学', majorName: '统计学', degreeName: '本科', eduStartTime: '2023-09' }
    const binding = { introduction: '学统计', birthday: '2004-02-29', province: '山东', city: '青岛', industry: [] }
    const work = await counted(refs.addWork, { body: { companyName: '海洋所' } })
    const added = await counted(refs.addArticle, { body: { articleName: '论文' } })
    const dataset = await counted(refs.startDataset, { body: { name: '潮汐表' } })
    const article = await counted(refs.startArticle, {})
    const own = { params: { id: dataset.value.id } }
    const entry = { shipDeleteId: added.value.shipDeleteId, deleteId: added.value.shipDeleteId }
    expect({
      saveIden: (await counted(refs.saveIden, { body: { iden: 1, ...binding } })).count,
      saveIdenV2: (await counted(refs.saveIdenV2, { body: { iden: 1, ...study } })).count,
      updateUserIden: (
        await counted(refs.updateUserIden, { params: { x: '1' }, body: { type: 'city', value: '舟山' } })
      ).count,
      updateInd: (await counted(refs.updateInd, { body: { industry: [] } })).count,
      addWork: work.count,
      deleteWork: (await counted(refs.deleteWork, { query: { userWorkId: work.value.userWorkId } })).count,
      addTag: (await counted(refs.addTag, { body: { skillName: '看浪' } })).count,
      addArticle: added.count,
      deleteArticle: (await counted(refs.deleteArticle, { query: entry })).count,
      startArticle: article.count,
      startDataset: dataset.count,
      datasetDraft: (await counted(refs.datasetDraft, own)).count,
      removeDataset: (await counted(refs.removeDataset, own)).count,
    }).toEqual({
      ...{ saveIden: 9, saveIdenV2: 10, updateUserIden: 8, updateInd: 8 },
      ...{ addWork: 8, deleteWork: 7, addTag: 8, addArticle: 9, deleteArticle: 7 },
      ...{ startArticle: 9, startDataset: 8, datasetDraft: 5, removeDataset: 9 },
    })
  })
})
