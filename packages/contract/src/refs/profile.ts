// Written by pnpm generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../profile/calls.ts'

export const addEducation = { method: 'POST', path: '/api/users/addEducation' } as Ref<typeof calls.addEducation>
export const addTag = { method: 'POST', path: '/api/users/addTag' } as Ref<typeof calls.addTag>
export const addWork = { method: 'POST', path: '/api/users/addWork' } as Ref<typeof calls.addWork>
export const basicEducation = { method: 'GET', path: '/api/v2/users/basic-education' } as Ref<typeof calls.basicEducation>
export const basicInfo = { method: 'GET', path: '/api/v2/users/basic-info' } as Ref<typeof calls.basicInfo>
export const basicIntroduction = { method: 'GET', path: '/api/v2/users/basic-introduction' } as Ref<typeof calls.basicIntroduction>
export const basicResearchDirection = { method: 'GET', path: '/api/v2/users/basic-research-direction' } as Ref<typeof calls.basicResearchDirection>
export const basicWork = { method: 'GET', path: '/api/v2/users/basic-work' } as Ref<typeof calls.basicWork>
export const clearCompetitionViews = { method: 'DELETE', path: '/api/users/competition/view-list' } as Ref<typeof calls.clearCompetitionViews>
export const competitionHistory = { method: 'GET', path: '/api/users/competition/signup-list' } as Ref<typeof calls.competitionHistory>
export const competitionTotals = { method: 'GET', path: '/api/users/competition/total' } as Ref<typeof calls.competitionTotals>
export const competitionViews = { method: 'GET', path: '/api/users/competition/view-list' } as Ref<typeof calls.competitionViews>
export const createLocation = { method: 'POST', path: '/api/users/updateLocation' } as Ref<typeof calls.createLocation>
export const deleteEducation = { method: 'DELETE', path: '/api/users/deleteEducation' } as Ref<typeof calls.deleteEducation>
export const deleteTag = { method: 'DELETE', path: '/api/users/deleteTag' } as Ref<typeof calls.deleteTag>
export const deleteWork = { method: 'DELETE', path: '/api/users/deleteWork' } as Ref<typeof calls.deleteWork>
export const honourCertificates = { method: 'POST', path: '/api/v2/users/honor-certificate', read: true } as Ref<typeof calls.honourCertificates>
export const sendPhoneCode = { method: 'POST', path: '/api/v2/users/phone-code' } as Ref<typeof calls.sendPhoneCode>
export const updateAvatar = { method: 'PUT', path: '/api/users/updateAvatar' } as Ref<typeof calls.updateAvatar>
export const updateBanner = { method: 'PUT', path: '/api/users/updateBanner' } as Ref<typeof calls.updateBanner>
export const updateBirthday = { method: 'PUT', path: '/api/users/updateBirthday' } as Ref<typeof calls.updateBirthday>
export const updateIntro = { method: 'PUT', path: '/api/users/updateIntro' } as Ref<typeof calls.updateIntro>
export const updateLocation = { method: 'PUT', path: '/api/users/updateLocation' } as Ref<typeof calls.updateLocation>
export const updatePhone = { method: 'POST', path: '/api/v2/users/update-phone' } as Ref<typeof calls.updatePhone>
export const updatePrivateCompetition = { method: 'PUT', path: '/api/users/updatePrivateCompetition' } as Ref<typeof calls.updatePrivateCompetition>
export const updatePrivateEdu = { method: 'PUT', path: '/api/users/updatePrivateEdu' } as Ref<typeof calls.updatePrivateEdu>
export const updatePrivateEmail = { method: 'PUT', path: '/api/users/updatePrivateEmail' } as Ref<typeof calls.updatePrivateEmail>
export const updatePrivateMyDynamics = { method: 'PUT', path: '/api/users/updatePrivateMyDynamics' } as Ref<typeof calls.updatePrivateMyDynamics>
export const updatePrivateOthersDynamics = { method: 'PUT', path: '/api/users/updatePrivateOthersDynamics' } as Ref<typeof calls.updatePrivateOthersDynamics>
export const updatePrivateWork = { method: 'PUT', path: '/api/users/updatePrivateWork' } as Ref<typeof calls.updatePrivateWork>
export const updateSex = { method: 'PUT', path: '/api/users/updateSex' } as Ref<typeof calls.updateSex>
export const updateUserName = { method: 'PUT', path: '/api/users/updateUserName' } as Ref<typeof calls.updateUserName>
export const userArticles = { method: 'GET', path: '/api/site/users/{id}/articles' } as Ref<typeof calls.userArticles>
export const userCollections = { method: 'GET', path: '/api/site/users/{id}/collections' } as Ref<typeof calls.userCollections>
export const userDatasets = { method: 'GET', path: '/api/site/users/{id}/datasets' } as Ref<typeof calls.userDatasets>
export const userNotebooks = { method: 'GET', path: '/api/site/users/{id}/notebook' } as Ref<typeof calls.userNotebooks>
export const userPractice = { method: 'GET', path: '/api/site/users/{id}/practice' } as Ref<typeof calls.userPractice>
export const userProfile = { method: 'GET', path: '/api/users/{id}/profile' } as Ref<typeof calls.userProfile>
export const userPublishes = { method: 'GET', path: '/api/site/users/{id}/publishes' } as Ref<typeof calls.userPublishes>
export const userSearch = { method: 'GET', path: '/api/users' } as Ref<typeof calls.userSearch>
export const userShowcase = { method: 'GET', path: '/api/users/{id}/showcase' } as Ref<typeof calls.userShowcase>
