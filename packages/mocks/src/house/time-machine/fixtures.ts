import type { DataIn } from '@shulei/contract/call.ts'
import type { timeMachine } from '@shulei/contract/publish/studio/calls.ts'
import { fromNow } from '../../clock.ts'
import { tangSite } from '../../publish/microsite/sites.ts'

export type MachineFixture = DataIn<typeof timeMachine>['places'][number]

type Kind = MachineFixture['milestones'][number]['kind']

const days: readonly (readonly [Kind, number])[] = [
  ['hidden', -31],
  ['published', -30],
  ['signup', -28],
  ['listA', -20],
  ['signupEnd', 4],
  ['freeze', 8],
  ['listAEnd', 12],
  ['listB', 14],
  ['results', 18],
  ['end', 20],
]

/** A competition with every milestone of its schedule, and roles without reviewers. */
export const machinePlaceFixture = (): MachineFixture => ({
  scope: 'competition:1003',
  title: { cn: '潮间带氮循环预测', en: 'Nitrogen of the tidal flat' },
  roles: ['visitor', 'participant', 'captain', 'banned'],
  milestones: days.map(([kind, at]) => ({ kind, at: fromNow({ days: at }), competition: null, schedule: null })),
  from: fromNow({ days: -38 }),
  to: fromNow({ days: 50 }),
})

/** A solution contest with two rounds, and reviewers. */
export const reviewedPlaceFixture = (): MachineFixture => ({
  ...machinePlaceFixture(),
  scope: 'competition:1005',
  roles: ['visitor', 'participant', 'captain', 'banned', 'reviewer'],
  milestones: [
    ...machinePlaceFixture().milestones.slice(0, 4),
    { kind: 'reviewOpens', at: fromNow({ days: 2 }), competition: null, schedule: { cn: '初赛', en: 'First round' } },
    { kind: 'reviewEnds', at: fromNow({ days: 9 }), competition: null, schedule: { cn: '初赛', en: 'First round' } },
  ],
})

/** A microsite and its competition. */
export const machinePlacesFixture = (): MachineFixture[] => {
  const competition = machinePlaceFixture()
  const milestones = competition.milestones.map((one) => ({ ...one, competition: competition.title }))
  return [{ ...competition, scope: `microsite:${tangSite.name}`, title: tangSite.title, milestones }, competition]
}
