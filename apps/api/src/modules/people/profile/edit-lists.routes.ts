import {
  addEducation,
  addTag,
  addWork,
  deleteEducation,
  deleteTag,
  deleteWork,
  industryOptions,
  removeEducation,
  removeWork,
  updateEducation,
  updateInd,
  updateWork,
} from '@shulei/contract/people/profile/calls.ts'
import { entryLimits } from '@shulei/domain/people/profile/edit-entries.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { chooseIndustries, readIndustries } from './edit-industries.service.ts'
import { addSkill, removeRow, saveCareer, saveStudies } from './edit-lists.service.ts'

/**
 * Work experience, education, technical directions and industries of the caller's own profile (B§7): C113, C116 to C118,
 * C124 to C126, C143 to C146.
 */
export const profileLists: ApiModule = (app, platform) => {
  const months = ['workStartTime', 'workEndTime', 'eduStartTime', 'eduEndTime']
  const options = { rawTexts: [...Object.keys(entryLimits), ...months, 'skillName'] }
  mount(app, addWork, ({ body, user }) => saveCareer(platform, user, body), options)
  mount(app, updateWork, ({ body, user }) => saveCareer(platform, user, body, body.userWorkId), options)
  mount(app, addEducation, ({ body, user }) => saveStudies(platform, user, body), options)
  mount(app, updateEducation, ({ body, user }) => saveStudies(platform, user, body, body.userEduId), options)
  mount(app, addTag, ({ body, user }) => addSkill(platform, user, body), options)

  mount(app, deleteWork, ({ query, body, user }) => {
    const { userId, userWorkId: id } = { ...body, ...query }
    return removeRow(platform, user, 'careers', { userId, id, field: 'userWorkId' })
  })
  mount(app, deleteEducation, ({ query, body, user }) => {
    const { userId, userEduId: id } = { ...body, ...query }
    return removeRow(platform, user, 'educations', { userId, id, field: 'userEduId' })
  })
  mount(app, deleteTag, ({ query, body, user }) => {
    const { userId, skillTagId, userSkillId } = { ...body, ...query }
    return removeRow(platform, user, 'skills', { userId, id: skillTagId ?? userSkillId, field: 'skillTagId' })
  })
  mount(app, removeWork, ({ body: { userId, userWorkId: id }, user }) =>
    removeRow(platform, user, 'careers', { userId, id, field: 'userWorkId' }),
  )
  mount(app, removeEducation, ({ body: { userId, userEduId: id }, user }) =>
    removeRow(platform, user, 'educations', { userId, id, field: 'userEduId' }),
  )

  mount(app, industryOptions, () => readIndustries(platform))
  mount(app, updateInd, ({ body, user }) => chooseIndustries(platform, user, body), { rawTexts: ['industry'] })
}
