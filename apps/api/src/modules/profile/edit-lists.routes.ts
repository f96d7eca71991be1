import {
  addEducation,
  addTag,
  addWork,
  deleteEducation,
  deleteTag,
  deleteWork,
} from '@shulei/contract/profile/calls.ts'
import { entryLimits } from '@shulei/domain/profile/edit-entries.ts'
import type { ApiModule } from '../../platform/module.ts'
import { mount } from '../../platform/mount.ts'
import { addCareer, addSkill, addStudies, removeRow } from './edit-lists.service.ts'

/** Work experience, education and technical directions of the caller's own profile (B§7): C116 to C118, C124 to C126. */
export const profileLists: ApiModule = (app, platform) => {
  const months = ['workStartTime', 'workEndTime', 'eduStartTime', 'eduEndTime']
  const options = { rawTexts: [...Object.keys(entryLimits), ...months, 'skillName'] }
  mount(app, addWork, ({ body, user }) => addCareer(platform, user, body), options)
  mount(app, addEducation, ({ body, user }) => addStudies(platform, user, body), options)
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
}
