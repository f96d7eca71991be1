import { type CastPerson, personOf } from './people.ts'

/** A post of a built-in topic. Hours count back from now. */
export interface CastPost {
  author: CastPerson
  hoursAgo: number
  /** Markup as the editor writes it. */
  content: string
  /** Removed by its author: only the place is left. */
  isRemoved?: boolean
  /** People whom the post mentions. */
  mentions?: readonly CastPerson[]
}

/** A built-in topic; the first post opens it. */
export interface CastTalk {
  title: string
  state?: 'pinned' | 'locked'
  posts: readonly CastPost[]
}

/** A topic of a built-in competition. */
export interface CastTopic extends CastTalk {
  slug: string
}

export const post = (author: string, hoursAgo: number, ...paragraphs: string[]): CastPost => ({
  author: personOf(author),
  hoursAgo,
  content: paragraphs.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join(''),
})

/** The discussions of the built-in competitions; numbers in them are those of the data. */
export const castTopics: readonly CastTopic[] = [
  {
    slug: 'us-births',
    title: '开赛以来问得最多的几点（先看这里）',
    state: 'pinned',
    posts: [
      post(
        'he',
        520,
        '把这两周大家问得最多的放在一起，省得翻楼：',
        '<ol><li>评分只看 RMSE，单位是“人 / 天”，各天权重相同。</li><li>日历和节假日表可以用，写明来源即可；2014 年的真实人数不可以。</li><li>测试集是 2014 年全年，请<strong>按时间留验证集</strong>，例如用 2000–2012 年训练、预测 2013 年。</li></ol>',
        '还有疑问请在本帖回复，我会补进来。',
      ),
      post('lin', 512, '第 3 点很关键。我一开始随机五折，线下 290，线上 480；改成按年验证以后，两边就对上了。'),
      post(
        'zhou',
        498,
        '补充一个坑：12 月 25 日平均只有 6,416 人，1 月 1 日 7,715 人，平日的一半多一点。那不是异常值，别删。',
      ),
      post(
        'mira',
        470,
        'For those reading along in English: the test set is all of 2014, so validate on the last year and not on random days.',
      ),
      post('he', 466, '谢谢 Mira。英文版题面里这一条在常见问题的最后一问。'),
    ],
  },
  {
    slug: 'us-births',
    title: '周末和工作日差这么多，是不是该分开建模？',
    posts: [
      post(
        'wen',
        96,
        '画了一下训练集按星期的均值：',
        '<pre><code>周一 11,900   周五 12,631\n周二 13,151   周六  8,577\n周三 12,960   周日  7,527\n周四 12,893</code></pre>',
        '周六、周日明显是另一个总体。大家是拆成两个模型，还是一个模型加星期特征？',
      ),
      post(
        'qin',
        94,
        '两种都试过。单模型加星期独热，2013 年上的 RMSE 约 372；周末单独一个模型，约 365。差得不多，后者在长周末上稳一些。',
      ),
      post(
        'shen',
        92,
        '走势也不一样：周末从 2000 年的 8,532 一路降到 2013 年的 7,727，工作日却先升后降，2007 年最高。<strong>星期 × 年份</strong>的交互比拆模型更有用。',
      ),
      post('wen', 90, '加了交互，372 → 351，谢谢！'),
      { ...post('bai', 89), isRemoved: true },
      post(
        'oliver',
        71,
        'Same here. Public holidays that fall on a weekday behave like Sundays, so I gave them a weekday code of their own. That alone was worth 40 points on 2013.',
      ),
      post('gu', 47, '节假日前后也要管：感恩节后的周五平均 9,243 人，比普通周五少三千多，很多医院那天不排预约手术。'),
      post('lin', 30, '再补一个：13 号碰上周五，平均 11,962 人，比前后一周的周五少 6% 左右。迷信也是特征。'),
      post('ayinur', 22, '哈哈，2 月 14 日和 4 月 1 日也看得出来，一个偏多，一个偏少。'),
      post('wen', 18, '我在整理一份日期特征的清单，周末把代码理顺了就放出来。'),
      { ...post('xia', 9, '刚报名，这一帖省了我两天。'), mentions: [personOf('wen')] },
      post('zhou', 3, '等清单 +1。'),
    ],
  },
  {
    slug: 'us-births',
    title: 'Is a plain Fourier baseline enough for list A?',
    posts: [
      post(
        'mira',
        60,
        'I get an RMSE of 402 on 2013 from a yearly Fourier series (order 6) plus weekday dummies, fitted by least squares:',
        '<pre><code>births ~ trend + weekday + fourier(day_of_year, 6)</code></pre>',
        'Boosting only brings me to 381. Am I missing something obvious?',
      ),
      post(
        'oliver',
        57,
        'Holidays. Your residuals on the federal holidays are probably above 2,500 each, and ten such days dominate a squared error. Mind the ones that move, like Thanksgiving and Labor Day.',
      ),
      post('mira', 55, 'That was it, 344 now. Thank you!'),
    ],
  },
  {
    slug: 'us-births',
    title: '招队友：会时间序列的，我负责特征和写报告',
    state: 'locked',
    posts: [
      post('xia', 200, '西安，大三，Python 熟，周末两天都有时间。目前一个人做到 390 左右。'),
      post('he', 198, '找队友请到“队伍”页，那里能写技能和时间，别人也能直接申请。这一帖先锁定，让大家好找技术内容。'),
    ],
  },
  {
    slug: 'tang-or-song',
    title: '字频之外还有什么特征？说说你们的发现',
    posts: [
      post(
        'jian',
        300,
        '先抛砖：单字里，含“梅”的诗 70% 是宋诗，含“翁”的 74%，含“妾”的只有 20%。宋人爱梅、爱自称翁，唐人爱写闺怨，很符合印象。',
        '但光靠单字，AUC 到 0.87 左右就上不去了。大家还用了什么？',
      ),
      post(
        'ren',
        290,
        '可以看<strong>虚词和句法</strong>。“何處”“誰識”偏唐，“底”（作“什么”讲）、“渠”（他）偏宋，这是口语进入诗的痕迹。字的二元组能抓到一部分。',
      ),
      post('tang', 280, '字的一、二元组 TF-IDF 加逻辑回归，0.905。加到三元组反而降，样本太少了。'),
      post('jian', 276, '和基线差不多，看来瓶颈不在模型。韵部有人试过吗？'),
      post(
        'ren',
        262,
        '试过，用平水韵给韵脚编码，单独只有 0.55，叠加后大约涨 0.003。宋人也按唐韵写诗，区别不在韵，在用韵的宽窄。',
      ),
      post(
        'priya',
        180,
        'I do not read Chinese, but a character CNN on the raw text comes close to the better baseline without any feature. Is the punctuation original?',
      ),
      post(
        'jian',
        176,
        'The punctuation was added by modern editors, so it carries little. Drop it, or you learn the editors’ habits.',
      ),
      post('tang', 40, '感谢各位，加上词表特征又涨了 0.004。'),
    ],
  },
  {
    slug: 'tang-or-song',
    title: '繁体要不要先转成简体？',
    posts: [
      post('jiang', 150, '转换会把“後 / 后”“裏 / 里”合成一个字，词表小了，但信息也丢了。有人比过吗？'),
      post('tang', 148, '比过：不转 0.905，转了 0.902。异体字本身像是和整理来源有关，但差别在误差范围里。'),
      post('ren', 140, '从学理上说不该转。这批文本的繁体是整理本的写法，转简体等于又多一道编辑。'),
      post('jiang', 139, '明白了，保持原样。'),
    ],
  },
  {
    slug: 'bird-strikes',
    title: '飞行速度缺了近三成，怎么填？',
    posts: [
      post(
        'luo',
        400,
        '训练集 6,982 行里，空速缺 1,955 行。缺失行的受损率 12.1%，不缺的 9.9%，说明<strong>缺失本身带信息</strong>：事后报告往往没有记速度。',
        '我的做法是中位数填补再加一列“是否缺失”，比只填中位数高 0.004。',
      ),
      post('han', 396, '树模型直接把缺失当一个分支就行，不用填。我这边两种做法没差别。'),
      post(
        'jonas',
        380,
        'Fill by flight phase: approach and climb have very different speeds. With linear models that gave me +0.006.',
      ),
      post(
        'luo',
        377,
        '按阶段填确实更好，谢谢 Jonas。另外“爬升”的受损率 16%，“着陆滑跑”只有 5.6%，阶段和速度的交互值得做。',
      ),
      post('cui', 90, 'B 榜开了。我按时间留的验证集和 A 榜只差 0.003，应该没有过拟合。大家呢？'),
      post('han', 80, '差不多。种类用目标编码的同学注意，一定要折内编码，我第一版就漏了，线下虚高 0.02。'),
    ],
  },
  {
    slug: 'bird-strikes',
    title: '动物种类里“Unknown bird”要不要拆开',
    posts: [
      post(
        'shanyufei',
        260,
        '37 个种类里，“Unknown bird - small / medium / large”占了一大半。我把它拆成“是否鉴定出种类”和“体型”两列，体型与 wildlife_size 一致，可以省掉。',
      ),
      post('luo', 255, '同意。鉴定出种类往往是因为留下了残骸，残骸多的撞击更重：Canada goose 的受损率 53%。'),
      post('shanyufei', 250, '对，这就是为什么“已鉴定”这一列单独也有用。'),
    ],
  },
  {
    slug: 'football-result',
    title: '赛后复盘：把平局概率压在 24% 附近就赢了一半',
    state: 'pinned',
    posts: [
      post(
        'su',
        320,
        '比赛结束了，说说我们的做法。训练集里主胜 45.5%、平 24.7%、客胜 29.8%。很多队伍输在把强弱悬殊的场次平局压到 10% 以下，一旦打平就是大罚分。',
        '<ul><li>实力：按时间衰减的 Elo，半衰期一年。</li><li>平局：随实力差线性下降，但下限设 0.17。</li><li>升班马：不设 0，设成联赛最后四分之一的均值。</li></ul>',
        '从 A 榜到 B 榜几乎没有掉。',
      ),
      post(
        'tom',
        315,
        'Very clean. We had the same Elo but no floor for the draw, and lost 0.006 on list B exactly there.',
      ),
      post('cheng', 300, '请教：半衰期是怎么定的？我扫了一遍，半年到两年几乎是平的。'),
      post('su', 298, '确实很平，我取一年只因为好解释。真正有用的是把赛季之间的衰减单独设得更快。'),
      post(
        'sofia',
        200,
        'Did anybody model the leagues separately? The home advantage in Austria looks smaller to me.',
      ),
      post(
        'su',
        190,
        'One shared advantage with a small offset for each league was best for us. Separate models had too little data for Austria (550 matches).',
      ),
    ],
  },
  {
    slug: 'penguins',
    title: '第一次参赛：从下载到上榜的完整步骤',
    state: 'pinned',
    posts: [
      post(
        'duan',
        700,
        '我拿这场训练赛给学生当第一课，步骤写在这里，跟着做半小时能上榜：',
        '<ol><li>报名，同意数据协议，在“数据”页下载 <code>train.csv</code> 和 <code>test.csv</code>。</li><li>画 <code>beak_length_mm</code> 对 <code>beak_depth_mm</code> 的散点图，三种企鹅基本分成三团。</li><li>用最近邻或逻辑回归训练，预测 <code>species</code>，存成两列 CSV。</li><li>在“提交”页上传，几秒后看分数。</li></ol>',
        '不会的地方直接在下面问，不用客气。',
      ),
      post('zeng', 640, '跟着做完了，第一次提交 0.96！有个疑问：island 要不要用？Gentoo 全在 Biscoe。'),
      post('duan', 636, '可以用，但想一想：换一批岛上的企鹅，这条规律还成立吗？先不用它，看看掉多少，再决定。'),
      post('zeng', 630, '不用 island 还是 0.96，只靠喙和鳍就够了。'),
      post('zhong', 210, '缺性别的几行怎么处理？'),
      post('duan', 208, '那几行别的测量都在，直接不用性别这一列最省事，成绩几乎不变。'),
    ],
  },
]
