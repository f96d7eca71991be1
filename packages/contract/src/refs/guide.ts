// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../people/guide/calls.ts'

export const abilityInfo = { method: 'GET', path: '/api/v2/users/ability-info' } as Ref<typeof calls.abilityInfo>
export const competitionGuideInfo = { method: 'GET', path: '/api/competitions/{id}/guide-info' } as Ref<typeof calls.competitionGuideInfo>
export const guideInfo = { method: 'GET', path: '/api/users/guide' } as Ref<typeof calls.guideInfo>
export const hideGuide = { method: 'PUT', path: '/api/users/guide' } as Ref<typeof calls.hideGuide>
export const infoCheck = { method: 'GET', path: '/api/users/info-check' } as Ref<typeof calls.infoCheck>
export const initData = { method: 'GET', path: '/api/users/initData' } as Ref<typeof calls.initData>
export const ipTerritory = { method: 'GET', path: '/api/ip-territory/queryByUserId' } as Ref<typeof calls.ipTerritory>
export const proxyEasySearch = { method: 'POST', path: '/api/common/v1/proxyEasySearch', read: true } as Ref<typeof calls.proxyEasySearch>
export const saveIden = { method: 'POST', path: '/api/v2/users/iden' } as Ref<typeof calls.saveIden>
export const saveIdenCompany = { method: 'POST', path: '/api/v2/users/iden-company-jon-v2' } as Ref<typeof calls.saveIdenCompany>
export const saveIdenV2 = { method: 'POST', path: '/api/v2/users/iden-v2' } as Ref<typeof calls.saveIdenV2>
export const smartInput = { method: 'GET', path: '/api/users/smartInput' } as Ref<typeof calls.smartInput>
export const ssoIdOf = { method: 'GET', path: '/api/v2/users/sso-id' } as Ref<typeof calls.ssoIdOf>
export const updateUserIden = { method: 'POST', path: '/api/v2/users/update-user-iden/{x}' } as Ref<typeof calls.updateUserIden>
export const userIdOf = { method: 'GET', path: '/api/users/userId' } as Ref<typeof calls.userIdOf>
export const usersInfo = { method: 'GET', path: '/api/v2/users/info' } as Ref<typeof calls.usersInfo>
