import { refs } from '@shulei/contract/refs.ts'
import { DAY, HOUR } from '@shulei/domain/base/time/instant.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { competitions } from '../../../src/modules/compete/competition/tables.ts'
import { mountHome } from '../../../src/modules/house/shell/shell.home.ts'
import { oneEngine, openApi, startOfTests, type TestApi } from '../../harness.ts'
import { addCompetition } from './add-competition.ts'

const day = (days: number) => new Date(startOfTests + days * DAY)

describe.each(oneEngine)('the home page on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine, { modules: [mountHome] })
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    api.clock.set(startOfTests)
    await api.platform.db.delete(competitions)
  })

  const home = () => api.send(refs.home, {})
  const round = (a: [number, number] | null, b: [number, number] | null) => ({
    title: '',
    sort: 0,
    startTime: day(-30),
    endTime: day(30),
    listAStartTime: a && day(a[0]),
    listAEndTime: a && day(a[1]),
    listBStartTime: b && day(b[0]),
    listBEndTime: b && day(b[1]),
  })
  const times = { startTime: day(-31), endTime: day(31), signupStartTime: day(-31), signupEndTime: day(31) }

  test('is empty without a competition', async () => {
    expect(await home()).toEqual({
      totals: { running: 0, competitions: 0, teams: 0, submits: 0, datasets: 0 },
      ring: null,
      schedule: [],
      leaders: [],
      activity: [],
      datasets: [],
    })
  })

  test('shows the competition whose open window of either list ends first', async () => {
    await addCompetition(api, times, [round([-5, 5], null)])
    const b = await addCompetition(api, times, [round([-9, -5], [-2, 3])])
    const a = await addCompetition(api, times, [round([-5, 2], [4, 6])])
    await addCompetition(api, times, [round([-9, -5], [1, 6])])
    expect((await home()).ring).toMatchObject({
      competition: { id: a },
      stage: 0,
      deadline: { at: day(2).toISOString(), kind: 'listAEnds' },
    })
    api.clock.advance(2 * DAY + 1)
    expect((await home()).ring).toMatchObject({ competition: { id: b }, stage: 1, deadline: { kind: 'listBEnds' } })
  })

  test('counts down to the next list B when no window is open', async () => {
    const id = await addCompetition(api, times, [round([-9, -5], [1, 6])])
    const deadline = { at: day(1).toISOString(), kind: 'listBStarts' }
    expect((await home()).ring).toMatchObject({ competition: { id }, stage: 0, deadline })
  })

  test('shows a competition to join when none runs, else the latest that ended', async () => {
    const long = await addCompetition(api, { startTime: day(-60), endTime: day(-9) }, [round([-50, -40], null)])
    const ended = await addCompetition(api, { startTime: day(-60), endTime: day(-1) }, [round([-50, -40], null)])
    expect((await home()).ring).toMatchObject({ competition: { id: ended }, deadline: null })
    const open = await addCompetition(api, { ...times, signupEndTime: day(40) }, [round([20, 25], [26, 28])])
    const found = await home()
    const deadline = { at: day(31).toISOString(), kind: 'signupEnds' }
    expect(found.ring).toMatchObject({ competition: { id: open }, rows: [], deadline })
    expect(found.schedule.map((row) => row.id)).toEqual([open, long, ended])
    expect(found.totals.running).toBe(0)
  })

  test('drops a long-ended competition from the schedule and keeps it in the totals', async () => {
    const id = await addCompetition(api, { startTime: day(-60), endTime: day(-30) }, [])
    expect((await home()).schedule.map((row) => row.id)).toEqual([id])
    api.clock.advance(HOUR)
    expect(await home()).toMatchObject({ schedule: [], totals: { competitions: 1 } })
  })
})
