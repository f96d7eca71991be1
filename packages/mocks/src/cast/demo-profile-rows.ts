import type { ProfileRow } from './profile.ts'

/** The profiles of those whom a visitor can sign in as, by mailbox. Schools and companies are invented, as the people are. */
export const demoProfileRows: Readonly<Record<string, ProfileRow>> = {
  lin: [
    '在近岸看了九年浮标数据。白天做海浪预报，晚上打比赛。相信先把数据画出来，再谈模型。',
    '时间序列·海浪预报·梯度提升·数据可视化·Python·质量控制',
    ['meteorology', 'ecology'],
    '数据工程师',
    '2021-03',
    {
      careers: [{ company: '东海浮标运维中心', job: '观测员', from: '2017-07', to: '2021-02' }],
      educations: [
        { school: '黄海理工大学', major: '物理海洋学', degree: '硕士', from: '2014-09', to: '2017-06' },
        { school: '黄海理工大学', major: '海洋科学', degree: '本科', from: '2010-09', to: '2014-06' },
      ],
      articles: [
        {
          name: '近岸浮标缺测数据的分段插补',
          organization: '《近海观测》',
          at: '2023-05',
          description: '比较五种插补方法在连续缺测 6 小时以上时的误差，给出按缺测时长选方法的表。',
        },
        {
          name: '用梯度提升树修正有效波高预报',
          organization: '东海数值预报研讨会',
          at: '2024-10',
          description: '以数值模式输出为特征，72 小时内均方根误差下降 14%。',
        },
        { name: null, organization: '', at: null, description: '' },
      ],
      projects: [
        {
          name: '浮标数据质量控制工具箱',
          organization: '近岸海洋观测站',
          description: '一组可以在船上离线运行的检查：跳变、卡死、漂移、时钟错位。现在每天检查 42 个站点。',
        },
        { name: '潮位可视化墙', organization: '个人项目', description: '一屏看完沿岸 18 个站的潮位与余水位。' },
      ],
      prizes: [
        {
          name: '近海预报青年挑战赛 二等奖',
          organization: '东海数值预报中心',
          at: '2024-11',
          description: '队伍“近岸观察组”，负责特征与集成。',
        },
      ],
      others: [
        {
          name: '开源：tide-qc',
          organization: '个人项目',
          description: '潮位数据质量控制的 Python 包，文档中英双语。',
        },
      ],
      privacy: { email: true },
    },
  ],
  wen: ['本科三年级，正在学统计。第一次组队，请多指教。', '统计学习·R·线性模型', ['ecology'], '统计学·本科', '2024-09'],
  shu: [
    '喜欢一切可以数清楚的东西：鸟、船、字。',
    '计数模型·Python·数据清洗',
    ['ecology', 'culture'],
    '应用统计·硕士',
    '2025-09',
    {
      educations: [{ school: '翠湖师范学院', major: '数学与应用数学', degree: '本科', from: '2021-09', to: '2025-06' }],
      privacy: { education: false },
    },
  ],
  fang: [
    '做过五年数据仓库，现在转向建模。擅长把脏数据洗干净。',
    'SQL·数据仓库·特征工程·调度',
    ['health'],
    '数据架构师',
    '2022-06',
    { careers: [{ company: '鹭岛数科', job: '数仓工程师', from: '2019-04', to: '2022-05' }] },
  ],
  mira: [
    'Forecaster by day, feature tinkerer by night. I like small models that explain themselves, and competitions with honest baselines. Ask me about quantile losses.',
    'Forecasts·Quantiles·Python·Dashboards·Features',
    ['aviation', 'meteorology'],
    'Senior data scientist',
    '2020-08',
    {
      careers: [
        { company: 'Straits Freight Systems', job: 'Demand analyst', from: '2016-02', to: '2020-07' },
        { company: 'Kallang Mobility', job: 'Intern', from: null, to: '2015-12' },
      ],
      educations: [
        {
          school: 'Harbour Institute of Technology',
          major: 'Statistics',
          degree: 'Master',
          from: '2014-08',
          to: '2015-11',
        },
        { school: 'Marina University', major: 'Mathematics', degree: 'Bachelor', from: '2010-08', to: '2014-05' },
      ],
      articles: [
        {
          name: 'Quantile ensembles for container dwell times',
          organization: 'Port Analytics Letters',
          at: '2023-09',
          description: 'How three shallow models beat one deep one when the tail is what costs money.',
        },
      ],
      projects: [
        {
          name: 'tailwise',
          organization: 'Open source',
          description:
            'A small library for checking the calibration of quantile forecasts, with plots that fit a page.',
        },
      ],
      prizes: [
        {
          name: 'Harbour Data Days, first place',
          organization: 'Harbour Analytics',
          at: '2022-10',
          description: 'Dwell-time forecasting, team of two.',
        },
      ],
      others: [
        {
          name: 'Mentor, Women in Forecasting',
          organization: 'Marina University',
          description: 'Two students a year since 2021.',
        },
      ],
      privacy: { email: true },
    },
  ],
  oliver: [
    'River levels, rain gauges and too much coffee. I write about leakage more than I should.',
    'Hydrology·Leakage·Julia·Python',
    ['meteorology', 'ecology'],
    'Principal scientist',
    '2018-01',
    {
      educations: [
        { school: 'Severnside University', major: 'Hydrology', degree: 'PhD', from: '2011-10', to: '2015-09' },
      ],
      projects: [
        {
          name: 'gauge-gap',
          organization: 'Severn Data Lab',
          description: 'Finds and marks the hours in which a rain gauge was blocked by leaves.',
        },
      ],
    },
  ],
  zhou: [
    '研究方向是小样本学习，业余研究怎样早睡。',
    '小样本学习·PyTorch·文本分类·论文写作',
    ['culture'],
    '计算机科学与技术·博士',
    '2023-09',
    {
      educations: [{ school: '望京理工大学', major: '软件工程', degree: '本科', from: '2019-09', to: '2023-06' }],
      articles: [
        {
          name: '只有一首诗时，如何判断它的时代',
          organization: '古籍计算工作坊',
          at: '2025-08',
          description: '把字、韵和意象分开编码，用最近邻做少样本判断。',
        },
      ],
      prizes: [{ name: '校级优秀学生', organization: '望京理工大学', at: '2024-06', description: '' }],
    },
  ],
  he: [
    '教机器学习基础课十二年。最想教会学生的是：先写基线。欢迎同行交流教学用的比赛设计。',
    '机器学习教学·评测设计·统计推断·LaTeX',
    ['health', 'meteorology'],
    '副教授',
    '2014-07',
    {
      careers: [{ company: '江城科技大学', job: '讲师', from: '2010-07', to: '2014-06' }],
      educations: [
        { school: '江城科技大学', major: '概率论与数理统计', degree: '博士', from: '2005-09', to: '2010-06' },
      ],
      articles: [
        {
          name: '课堂竞赛中的排行榜与公平感',
          organization: '《数据科学教学》',
          at: '2022-12',
          description: '三个学期、四百名学生的问卷与成绩：公开分布图比公开名次更能鼓励后半程的学生。',
        },
        {
          name: '一个适合第一课的回归题',
          organization: '《数据科学教学》',
          at: '2024-03',
          description: '为什么出生人数比房价更适合入门。',
        },
      ],
      others: [{ name: '课程：机器学习第一课', organization: '江城科技大学', description: '讲义与习题全部公开。' }],
    },
  ],
  shen: [
    '量化研究员，只做自己能解释的因子。',
    '因子研究·稳健统计·C++·Python',
    ['sport'],
    '量化研究员',
    '2019-05',
    { privacy: { work: false, competition: false } },
  ],
  xia: ['交通工程二年级，喜欢看路口的车流。想先从一场小比赛开始。', '', ['aviation'], '交通工程·本科', '2025-09'],
  gu: [
    '队长这件事，一半是排期，一半是劝大家别再调种子了。做过海雾、海浪和风暴潮的后处理。',
    '集成学习·集合预报·项目管理·Python·实验记录',
    ['meteorology', 'ecology'],
    '算法组组长',
    '2019-03',
    {
      careers: [{ company: '甬江港务信息', job: '算法工程师', from: '2015-07', to: '2019-02' }],
      educations: [
        { school: '钱江工程大学', major: '应用气象学', degree: '硕士', from: '2012-09', to: '2015-06' },
        { school: '钱江工程大学', major: '大气科学', degree: '本科', from: '2008-09', to: '2012-06' },
      ],
      articles: [
        {
          name: '海雾短时预报中的样本不均衡',
          organization: '《近海观测》',
          at: '2022-04',
          description: '阈值移动与代价敏感学习的对照实验，附全部参数。',
        },
      ],
      projects: [
        {
          name: '风暴潮集成预报',
          organization: '东海数值预报中心',
          description: '七个成员的加权集成，权重每天按近十天误差更新。',
        },
      ],
      prizes: [
        {
          name: '近海预报青年挑战赛 一等奖',
          organization: '东海数值预报中心',
          at: '2023-11',
          description: '队伍“潮间带”，队长。',
        },
        { name: '年度技术分享奖', organization: '东海数值预报中心', at: '2024-12', description: '' },
      ],
    },
  ],
  jian: [
    '把古籍变成可以检索的字。相信每一个异体字都有来历。',
    '古籍数字化·文本分类·OCR·版本校勘',
    ['culture'],
    '数字化主管',
    '2013-03',
    {
      projects: [
        {
          name: '宋诗异体字表',
          organization: '北国古籍数字化中心',
          description: '一万两千条异体字对应，附出处页码。',
        },
      ],
      articles: [
        {
          name: '从韵脚看一首诗的朝代',
          organization: '古籍计算工作坊',
          at: '2024-08',
          description: '只用韵脚字就能分到七成，剩下三成要读诗。',
        },
      ],
    },
  ],
}
