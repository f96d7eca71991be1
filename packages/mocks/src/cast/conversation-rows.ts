/** Sender, hours before now, and text; the lines of a conversation are in order, oldest first. */
export type LineRow = [from: string, hoursAgo: number, text: string]

/** `unread`: number of last lines that their receiver has not read. */
export type ConversationRow = [between: [string, string], unread: number, lines: LineRow[]]

export const conversationRows: readonly ConversationRow[] = [
  [
    ['gu', 'lin'],
    2,
    [
      ['lin', 178, '南星你好，读了你的队长手记，“提交之前先写预期分数”这条我们队已经开始用了。'],
      ['gu', 177, '哈哈，刚开始会很痛苦，坚持两周就回不去了。'],
      ['lin', 176, '确实痛苦，昨天三次预期全写错了。'],
      ['gu', 175.5, '写错才有用。差得最远的那次，原因找到了吗？'],
      ['lin', 174, '找到了：2012 年以后的节日残差整体偏低，我把趋势项和节日项放在一起拟合了。'],
      ['gu', 30, '你们这两天名次涨得很快，换模型了？'],
      ['lin', 29, '没换，只是把季节项从三阶加到六阶，另外节日前后一天单独成列。'],
      ['gu', 3, '厉害。下周三晚上我们队线上复盘，有空来聊聊吗？'],
      ['gu', 2.9, '主要想听你们怎么处理节日，我们在这里一直没有进展。'],
    ],
  ],
  [
    ['mira', 'lin'],
    1,
    [
      ['mira', 52, 'Hi Xiaozhou! I liked your three plots article, and the residuals by month most of all.'],
      ['lin', 50, 'Thank you, Mira! Your piece on honest lags saved us from a leak, by the way.'],
      ['mira', 49, 'Glad it helped. Do you use the same holiday table for all years?'],
      [
        'lin',
        47,
        'Yes, with one flag for holidays that fall on a weekend. The interaction matters more than the table.',
      ],
      ['mira', 6, 'That explains my Sundays. Could I cite your figure in a talk next month? With a link, of course.'],
    ],
  ],
  [
    ['wen', 'lin'],
    0,
    [
      ['wen', 74, '舟哥，今天的额度我先用一次可以吗？想试试只用线性模型。'],
      ['lin', 73.5, '可以，先写下预期分数再交。'],
      ['wen', 73.4, '预期 530 左右。'],
      ['wen', 72, '实际 528.7，居然差不多！'],
      ['lin', 71.8, '说明你对误差的来源心里有数了，很好。'],
      ['wen', 26, '周末我把特征表整理一下，放到共享文档里。'],
      ['lin', 25, '好，列名用英文，单位写在括号里。'],
    ],
  ],
  [
    ['hetinglan', 'lin'],
    0,
    [
      ['hetinglan', 500, '晓舟，你们站上个月的浮标资料有没有质控过的版本？'],
      ['lin', 498, '有，质控标记在最后一列，1 表示可信。整理好发你邮箱。'],
      ['hetinglan', 497, '太好了，多谢！'],
    ],
  ],
  [
    ['shu', 'wen'],
    1,
    [
      ['shu', 20, '企鹅那道题你做了吗？三列就能到 0.98。'],
      ['wen', 19, '做了，我用了全部的列，反而低一点。'],
      ['shu', 4, '正常，样本太少。来，我把散点图发你看。'],
    ],
  ],
  [
    ['he', 'wen'],
    1,
    [
      ['he', 120, '闻一同学，你在问答里提的问题很好，下次可以把自己的尝试也写上。'],
      ['wen', 118, '谢谢何老师！我以为没做出来就不好意思写。'],
      ['he', 8, '没做出来的尝试最有价值，别人能从那里接着走。'],
    ],
  ],
  [
    ['zhou', 'gu'],
    1,
    [
      ['zhou', 96, '南星学长，B 榜开放之前还需要再选一次最终提交吗？'],
      ['gu', 95, '不用，系统取 A 榜最好的那一次。不过建议确认一下是不是你们想要的。'],
      ['zhou', 94, '明白了，我们最好的那次恰好最不稳定……'],
      ['gu', 93, '那就记住这个教训，比换一次提交有用。'],
      ['zhou', 1.5, '还有一个问题：按相似度分折的时候，阈值您一般取多少？'],
    ],
  ],
  [
    ['he', 'gu'],
    0,
    [
      ['he', 300, '南星，下学期的课想请你来讲一次，题目自定，学生最想听怎么记录实验。'],
      ['gu', 298, '荣幸，何老师！周五下午可以吗？'],
      ['he', 297, '可以，时间定了告诉你。'],
      ['gu', 40, '我准备了四十分钟，剩下的时间答疑。'],
    ],
  ],
  [
    ['lu', 'gu'],
    2,
    [
      ['lu', 12, '队长，今天的分折我改成按年了。'],
      ['lu', 11.8, '线下 0.8312，线上还没交，等你看一眼。'],
    ],
  ],
  [
    ['oliver', 'mira'],
    1,
    [
      ['oliver', 210, 'Your quantile ensemble note is excellent. Did the middle quantiles ever cross?'],
      ['mira', 208, 'Twice. I sort them per row, which is crude and works.'],
      ['oliver', 207, 'Crude and works is my favourite combination.'],
      ['mira', 28, 'Are you joining the flight delay one when it starts?'],
      ['oliver', 5, 'Yes, with Priya. You could still be our third, if Wavelet ever gets lonely.'],
    ],
  ],
  [
    ['priya', 'oliver'],
    1,
    [
      ['oliver', 33, 'Morning! I pushed the new validation split, rolling by month.'],
      ['priya', 32, 'Saw it. Scores dropped by four points, so it is probably right.'],
      ['oliver', 31, 'That is exactly how I felt.'],
      ['priya', 9, 'I will write the delay features tonight, airport by hour first.'],
    ],
  ],
  [
    ['qin', 'zhou'],
    1,
    [
      ['qin', 15, '以恒，人名分组那个特征我跑完了，折外涨 0.006。'],
      ['zhou', 14, '不错，白屿那边的韵脚特征也好了，晚上合一下。'],
      ['qin', 2, '我先提交单独的一版，留个记录。'],
    ],
  ],
  [
    ['jian', 'zhou'],
    0,
    [
      ['zhou', 400, '简老师，异体字归并表可以引用吗？'],
      ['jian', 399, '可以，注明出处就行，有错误也请告诉我。'],
      ['zhou', 398, '好的，谢谢！已经发现两处，整理好发给您。'],
    ],
  ],
  [
    ['duan', 'he'],
    1,
    [
      ['duan', 60, '何老师，合作开课的事我这边批下来了。'],
      ['he', 58, '太好了，第一周就从基线讲起？'],
      ['duan', 7, '没问题，我来准备数据，您讲方法。'],
    ],
  ],
  [
    ['cheng', 'shen'],
    1,
    [
      ['cheng', 130, '沈墨，足球那题你的概率校准是怎么做的？'],
      ['shen', 129, '保序回归，一个联赛一条曲线。样本少的联赛并到一起。'],
      ['cheng', 10, '试了，平局的概率确实稳多了，谢谢！'],
    ],
  ],
  [
    ['xie', 'shen'],
    0,
    [
      ['shen', 260, '泊松那套你还在用吗？'],
      ['xie', 259, '在用，比分先拟合两个强度，再算胜平负，比直接分类诚实。'],
    ],
  ],
  [
    ['yuan', 'fang'],
    1,
    [
      ['fang', 46, '既白你好，看到你们队在招人？我擅长 SQL 和特征。'],
      ['yuan', 45, '欢迎！等你实名认证通过就可以组队了。'],
      ['fang', 44, '证件照片没拍清楚，被退回来了，今天重新上传。'],
      ['yuan', 11, '不急，报名下周才截止。'],
    ],
  ],
  [['he', 'xia'], 1, [['he', 23, '知予你好，看到你刚注册。可以从“企鹅分类”开始，数据小，半天就能走完全程。']]],
  [['tang', 'xu'], 1, [['tang', 70, '初晴！终于等到你了，要不要来我们队看看？先从旁听开始～']]],
]

/** The platform's first message to everybody, as markup, by language. */
export const welcome = {
  'zh-CN':
    '<p>欢迎来到<strong>数擂</strong>！</p><p>第一次参赛，可以从<a href="/competitions/963">企鹅分类</a>开始：数据小，半天就能走完从下载到上榜的全程。</p><p>有问题请发邮件到 support@shulei.example。</p>',
  'en-US':
    '<p>Welcome to <strong>Shulei</strong>!</p><p>New here? Start with <a href="/competitions/963">Penguin species</a>: the data are small, and half a day is enough to get from the download onto the board.</p><p>Questions? Write to support@shulei.example.</p>',
} as const
