import type { CastProfile, IndustryCode } from './profile.ts'

export type ProfileMore = Partial<
  Pick<CastProfile, 'careers' | 'educations' | 'articles' | 'projects' | 'prizes' | 'others' | 'province' | 'city'>
> & { privacy?: Partial<CastProfile['privacy']> }

/** `place` is the job of a working person, and `major·degree` of a student; `since` is its start. */
export type ProfileRow = [
  introduction: string,
  skills: string,
  industry: IndustryCode[],
  place: string,
  since: string | null,
  more?: ProfileMore,
]

/** The profiles of the cast by mailbox. Schools and companies are invented, as the people are. */
export const profileRows: Readonly<Record<string, ProfileRow>> = {
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
  lu: [
    '独立开发者，做过三个小产品，活下来一个。打比赛是为了认识有趣的人。',
    '全栈开发·TypeScript·产品设计·梯度提升',
    ['culture'],
    '独立开发者',
    '2020-01',
    {
      careers: [{ company: '锦里云图', job: '后端工程师', from: '2016-07', to: '2019-12' }],
      projects: [
        { name: '拾光账本', organization: '个人项目', description: '一个只有三个按钮的记账应用。' },
        { name: '榜单提醒', organization: '个人项目', description: '名次变化时发一封邮件，仅此而已。' },
      ],
    },
  ],
  hetinglan: [
    '做数值预报的后处理。格点是我的第二语言。',
    '数值预报·后处理·Fortran·Python·集合预报',
    ['meteorology'],
    '高级工程师',
    '2015-08',
    {
      articles: [
        {
          name: '集合预报的分位数订正',
          organization: '东海数值预报研讨会',
          at: '2021-10',
          description: '用分位数映射订正集合离散度不足的问题。',
        },
      ],
    },
  ],
  qin: [
    '统计专业，写 R 比写中文顺。',
    'R·贝叶斯·可视化',
    ['health'],
    '统计学·硕士',
    '2025-09',
    { privacy: { education: false } },
  ],
  bai: [
    '智能制造方向，喜欢把传感器数据画成地图。',
    '传感器·异常检测·Python',
    ['ecology'],
    '自动化·硕士',
    '2024-09',
    { privacy: { competition: false } },
  ],
  ayinur: [
    '在天山脚下看云。会说四种语言，包括 Python。',
    '天气分类·遥感·Python·多语言',
    ['meteorology'],
    '预报员',
    '2018-07',
    {
      projects: [
        {
          name: '天山云图集',
          organization: '天山气象服务',
          description: '五年地面拍摄的云图，附观测记录与分类标签。',
        },
      ],
    },
  ],
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
  cheng: [
    '先验比样本多。写评测系统的人，也爱被评测。',
    '贝叶斯·评测系统·Go·Python',
    ['sport'],
    '算法工程师',
    '2020-07',
  ],
  su: [
    '工厂里的算法工程师，模型要跑在 2 瓦的盒子上。',
    '边缘计算·振动分析·C·模型压缩',
    ['ecology'],
    '算法工程师',
    '2017-09',
  ],
  meng: [
    '教了二十年数据库。学生说我的口头禅是“先看执行计划”。',
    '数据库·SQL·查询优化',
    ['culture'],
    '教授',
    '2004-07',
    { privacy: { othersDynamics: false } },
  ],
  ye: ['学公共卫生，关心每一条缺失值背后的人。', '生存分析·R·流行病学', ['health'], '公共卫生·硕士', '2024-09'],
  tang: ['师范生，将来想教初中数学。', '线性模型·教学设计', ['culture'], '数学教育·本科', '2023-09'],
  jiang: [
    '和唐小满同班同队，分工是她想我写。',
    'Python·网页设计',
    ['culture'],
    '数学教育·本科',
    '2023-09',
    { privacy: { audience: 'mutual' } },
  ],
  luo: [
    '机房里长大的。负责把模型送上线，也负责半夜把它请下来。',
    '运维·监控·Linux·Rust',
    ['culture'],
    '平台工程师',
    '2018-03',
  ],
  priya: [
    'Graph learning student from Kochi. Monsoon person.',
    'Graphs·PyTorch·Rainfall',
    ['meteorology'],
    'Computer science·Master',
    '2025-07',
    {
      educations: [
        {
          school: 'Malabar Institute of Technology',
          major: 'Electronics',
          degree: 'Bachelor',
          from: '2021-07',
          to: '2025-05',
        },
      ],
      projects: [
        {
          name: 'monsoon-onset',
          organization: 'Course project',
          description: 'Guessing the first week of rain from sea-surface temperatures.',
        },
      ],
    },
  ],
  xie: [
    '泊松回归爱好者。相信计数问题值得被认真对待。',
    '计数模型·广义线性模型·Python·Scala',
    ['health', 'sport'],
    '高级数据科学家',
    '2016-11',
    { privacy: { work: false } },
  ],
  jiangweimian: ['渔业资源评估，出海比坐办公室多。', '资源评估·空间统计·R', ['ecology'], '助理研究员', '2019-08'],
  han: [
    '港口调度的人，最怕航班延误预测也怕船舶延误预测。',
    '运筹优化·排队论·Python',
    ['aviation'],
    '调度算法工程师',
    '2018-05',
  ],
  ma: ['在黄河边学遥感。', '遥感·Python·GIS', ['ecology', 'meteorology'], '遥感科学与技术·本科', '2022-09'],
  ouyang: [
    '过拟合受害者，正在康复。写了一个小工具专门劝自己不要看 A 榜。',
    '交叉验证·编译器·C++·实验设计',
    ['culture'],
    '高级软件工程师',
    '2014-07',
    {
      projects: [
        {
          name: '别看榜',
          organization: '个人项目',
          description: '浏览器扩展：比赛结束前把排行榜换成一句话。',
        },
      ],
    },
  ],
  ding: [
    '搞船的，喜欢随机森林，不喜欢随机故障。',
    '随机森林·船舶工程·MATLAB',
    ['aviation'],
    '船舶与海洋工程·硕士',
    '2024-09',
  ],
  liang: ['调参办公室主任（自封）。', '超参数搜索·分布式训练·Python', ['sport'], '技术负责人', '2015-04'],
  jonas: [
    'Optimiser. Mostly stuck in local optima, mostly happy there.',
    'Optimising·Rust·Simulation',
    ['aviation'],
    'Software engineer',
    '2017-10',
  ],
  zhong: ['喜欢做题，也喜欢出题。', '交叉验证·离散数学·Python', ['culture'], '信息与计算科学·本科', '2023-09'],
  cui: [
    '做船舶轨迹。残差分析重度用户。',
    '轨迹分析·时间序列·Python·Kalman 滤波',
    ['aviation', 'ecology'],
    '数据分析师',
    '2020-10',
  ],
  tian: ['在麦田上空飞无人机，把 NDVI 存成了一面墙。', '农业遥感·无人机·Python', ['ecology'], '遥感工程师', '2019-06'],
  sofia: [
    'Statistics student. I collect null results and postcards.',
    'Hypotheses·R·Writing',
    ['health'],
    'Applied statistics·Master',
    '2025-09',
    {
      articles: [
        {
          name: 'Ten nulls: what did not work in ten competitions',
          organization: 'Douro Student Journal',
          at: '2026-02',
          description: 'A list of things that sounded good and were not.',
        },
      ],
    },
  ],
  yuan: ['哥哥。负责数据，弟弟负责借口。', '数据治理·SQL·Python', ['health'], '数据治理工程师', '2016-07'],
  yuanjiming: [
    '弟弟。本科在读，队伍里的 GPU 是我打工买的。',
    '深度学习·硬件·Python',
    ['health'],
    '电子信息工程·本科',
    '2022-09',
  ],
  duan: ['在苍山下教统计。一行均值填充，常常已经够好。', '统计教学·缺失数据·R', ['ecology'], '讲师', '2012-09'],
  zeng: ['分箱爱好者。', '特征工程·评分卡·Python', ['culture'], '数据科学与大数据技术·本科', '2023-09'],
  shanyufei: [
    '在草原上数羊、数草、数雨。姓单（shàn）。',
    '生态监测·计数模型·R·无人机',
    ['ecology'],
    '监测工程师',
    '2016-05',
  ],
  li: ['海口的台风我都认识。', '台风路径·集合预报·Python', ['meteorology'], '预报员', '2017-07'],
  tom: [
    'I measure things in Lagos traffic. Train score 1.0, life score pending.',
    'Geodata·Python·Kotlin·Mobility',
    ['aviation'],
    'Data lead',
    '2019-02',
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
  ren: [
    '书院教师。教小孩背诗，也教他们数平仄。',
    '古典文学·格律·教学',
    ['culture'],
    '教师',
    '2008-09',
    { educations: [{ school: '东坡书院', major: '古典文学', degree: '本科', from: null, to: '2008-06' }] },
  ],
  wan: ['早停爱好者，写代码和做人都是。', '神经网络·训练技巧·Python', ['health'], '人工智能·本科', '2023-09'],
  zhu: ['更新快，主要靠起得早。', '自动化·Python·Shell', ['culture'], '测试工程师', '2021-07'],
}
