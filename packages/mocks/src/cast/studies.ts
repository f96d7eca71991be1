import type { CastEducation } from './profile.ts'

type StudyRow = [school: string, major: string, degree: string, from: string, to: string]

/** Educations of working people by mailbox; people with more details are in `profileRows` instead. */
const rows: Readonly<Record<string, StudyRow>> = {
  fang: ['鹭江理工学院', '信息管理', '本科', '2015-09', '2019-06'],
  shen: ['浦江财经大学', '金融工程', '硕士', '2014-09', '2017-06'],
  lu: ['锦江电子学院', '软件工程', '本科', '2012-09', '2016-06'],
  hetinglan: ['钱江工程大学', '大气科学', '硕士', '2012-09', '2015-06'],
  ayinur: ['天山大学', '应用气象学', '本科', '2013-09', '2017-06'],
  cheng: ['秦淮理工大学', '统计学', '硕士', '2016-09', '2019-06'],
  su: ['江南工程学院', '机械电子工程', '硕士', '2013-09', '2016-06'],
  meng: ['泉城信息学院', '计算数学', '博士', '2003-09', '2007-06'],
  luo: ['黔中理工学院', '网络工程', '本科', '2013-09', '2017-06'],
  xie: ['前湾大学', '应用数学', '硕士', '2012-09', '2015-06'],
  jiangweimian: ['北黄海大学', '渔业资源', '硕士', '2015-09', '2018-06'],
  han: ['甬江大学', '物流工程', '本科', '2012-09', '2016-06'],
  ouyang: ['科学岛大学', '计算机软件', '硕士', '2011-09', '2014-06'],
  liang: ['两江大学', '通信工程', '本科', '2008-09', '2012-06'],
  jonas: ['Elster University', 'Computer science', 'MSc', '2014-10', '2016-09'],
  cui: ['胶州湾大学', '航运管理', '本科', '2014-09', '2018-06'],
  tian: ['中原农业工程大学', '地图学与地理信息系统', '硕士', '2013-09', '2016-06'],
  yuan: ['左海大学', '信息资源管理', '本科', '2012-09', '2016-06'],
  duan: ['苍山学院', '数学教育', '硕士', '2010-09', '2013-06'],
  shanyufei: ['草原农牧大学', '草业科学', '本科', '2013-09', '2017-06'],
  li: ['琼州大学', '气象学', '本科', '2014-09', '2018-06'],
  tom: ['Lagoon University', 'Economics', 'BSc', '2009-09', '2013-06'],
  jian: ['北国文献大学', '古典文献学', '硕士', '2011-09', '2014-06'],
  zhu: ['汾河理工大学', '软件工程', '本科', '2014-09', '2018-06'],
}

/** The educations of a working person whose own row has none. */
export function studiesOf(mailbox: string): CastEducation[] {
  const row = rows[mailbox]
  if (!row) return []
  const [school, major, degree, from, to] = row
  return [{ school, major, degree, from, to }]
}

/** Usual ages at the start of a degree, years. */
const ageAtStart: Readonly<Record<string, number>> = { 硕士: 22, MSc: 22, 博士: 25, PhD: 25 }
const USUAL_AGE = 18

/** Length of studies with a known end only, years. */
const USUAL_LENGTH = 4

const two = (value: number) => String(value).padStart(2, '0')

/** A birthday that fits the studies; null without any. */
export function birthdayOf(id: number, educations: readonly CastEducation[]): string | null {
  const years = educations.flatMap(({ from, to, degree }) => {
    const begin = from === null ? Number(to?.slice(0, 4) ?? Number.NaN) - USUAL_LENGTH : Number(from.slice(0, 4))
    return Number.isNaN(begin) ? [] : [begin - (ageAtStart[degree] ?? USUAL_AGE)]
  })
  return years.length === 0 ? null : `${Math.min(...years)}-${two(1 + (id % 12))}-${two(1 + (id % 28))}`
}
