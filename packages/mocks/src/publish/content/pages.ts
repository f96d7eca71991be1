/** Texts of an operator's page in the stories, each Chinese and English. */
interface PageWords {
  eyebrow: readonly [string, string]
  title: readonly [string, string]
  summary: readonly [string, string]
  /** Heading and paragraph of each section. */
  sections: readonly { title: readonly [string, string]; html: readonly [string, string] }[]
}

/** The pages that show something of the site, by their slug. */
export const pageWords: Readonly<Record<string, PageWords>> = {
  business: {
    eyebrow: ['商务', 'For business'],
    title: ['把你的问题变成一场竞赛', 'Turn your question into a competition'],
    summary: [
      '一份数据、一个指标、两个榜。几百支队伍替你试完所有想得到的方案，你拿走能复算的那一个。',
      'One data set, one metric, two lists. Hundreds of teams try everything that can be tried, and you keep the solution whose result can be repeated.',
    ],
    sections: [
      {
        title: ['什么问题适合', 'Which questions fit'],
        html: [
          '<p>能写成“给定这些列，预测那一列”，并且答对答错可以用一个数衡量的问题。销量、延误、故障、流失、识别都可以。目标说不清楚的，先从<a href="/evalution">数据与评测</a>看看别人怎么定指标。</p>',
          '<p>Those that read “given these columns, predict that one”, with a number for right and wrong: sales, delays, faults, churn, recognition. If the goal is vague, see first <a href="/evalution">how others are evaluated</a>.</p>',
        ],
      },
      {
        title: ['你要准备什么', 'What you bring'],
        html: [
          '<p>一份可以公开给参赛者的数据，一份只有我们能看到的答案，以及愿意在讨论里回答问题的人。脱敏和许可我们一起过一遍，没有许可的数据不上线。</p>',
          '<p>Data that contestants may see, answers that only we see, and somebody who answers questions in the discussion. We go through licence and anonymity together; data without a licence does not go online.</p>',
        ],
      },
    ],
  },
  cooperation: {
    eyebrow: ['竞赛合作', 'Host with us'],
    title: ['在这里办一场竞赛', 'Host a competition here'],
    summary: [
      '先让我们知道你是谁、想解决什么问题。审核通过后，我们和你一起把它做成能开赛的样子。',
      'Tell us who you are and what you want to solve. Once you are verified, we make it ready to open together.',
    ],
    sections: [
      {
        title: ['第一步：提交企业信息', 'First: your enterprise'],
        html: [
          '<p>填写企业名称、统一社会信用代码、联系人和办赛目的，附营业执照照片。所有内容加密保存，照片在审核作出决定时删除。</p>',
          '<p>Name, unified credit code, contact and purpose, with a photograph of the business licence. Everything is stored encrypted, and the photograph is deleted with the decision.</p>',
        ],
      },
      {
        title: ['第二步：定题', 'Second: the question'],
        html: [
          '<p>通过后我们会联系你，一起确定数据、指标、时间和奖励，整理成一个竞赛文件夹。检查命令会指出缺了什么。</p>',
          '<p>We get in touch and settle data, metric, times and rewards with you, in one competition folder. A check names what is missing.</p>',
        ],
      },
    ],
  },
  dcic: {
    eyebrow: ['DCIC 系列', 'The DCIC series'],
    title: ['天空与大气：公共的数据，一套规则', 'Sky and air: public data, one set of rules'],
    summary: [
      '同一个系列里的竞赛共用规则、证书和评级，打完一场接着下一场。',
      'Competitions of a series share rules, certificates and grades, so that one leads to the next.',
    ],
    sections: [
      {
        title: ['为什么做成系列', 'Why a series'],
        html: [
          '<p>单场竞赛考的是一份数据，系列考的是方法。时间切分、长尾、类别不均衡、外推，一场练一样，合起来是一次完整的训练。</p>',
          '<p>One competition tests a data set; a series tests a method. Splitting by time, long tails, rare classes, extrapolation: each competition trains one of them, and together they are a whole course.</p>',
        ],
      },
      {
        title: ['怎样计成绩', 'How results count'],
        html: [
          '<p>每场各自排名，B 榜为准。结束的竞赛发证书，证书上的名次计入<a href="/grade">评级</a>。</p>',
          '<p>Each competition has its own ranking, and list B decides. When one ends, certificates are issued, and their ranks count for the <a href="/grade">grades</a>.</p>',
        ],
      },
    ],
  },
  education: {
    eyebrow: ['教学', 'Education'],
    title: ['一场竞赛，一堂课', 'Every competition is a lesson'],
    summary: [
      '拿一场竞赛当一课：从“填平均值”开始，到看懂 A、B 两榜的差别，学生手里一直有一份能提交的文件。',
      'Teach with a competition: from “write the mean” to understanding a shake-up, with a file to submit at every step.',
    ],
    sections: [
      {
        title: ['怎么当作业用', 'As an assignment'],
        html: [
          '<p>让学生报名同一场训练赛，一人一队。A 榜分数当场看得见，B 榜留到期末。提交记录带时间，谁做了几次、哪一次进步，都看得清楚。</p>',
          '<p>Let everyone join one training competition, alone. Scores of list A show at once; list B waits for the end of term. Submissions carry their time, so you see who tried how often and which try helped.</p>',
        ],
      },
      {
        title: ['怎么评分才公平', 'Marking fairly'],
        html: [
          '<p>别按名次给分。要求学生超过指定的基线，再看他的验证方法写得对不对。两个榜差得多的同学，往往最值得请上来讲一讲。</p>',
          '<p>Do not mark by rank. Ask students to pass a given baseline, then look at how they validated. Those whose two lists differ most usually have the most to tell.</p>',
        ],
      },
    ],
  },
  evaluation: {
    eyebrow: ['评测', 'Evaluation'],
    title: ['每一分都说得清怎么来的', 'Every score can be explained'],
    summary: [
      '下面是站内所有公开竞赛的评测任务：用什么指标、越大还是越小越好、基线在哪里、评过多少次。',
      'The evaluation tasks of all public competitions: which metric, which way is better, where the baselines are, how much has been scored.',
    ],
    sections: [
      {
        title: ['评测怎么进行', 'How it runs'],
        html: [
          '<p>结果文件边传边查，通过后在隔离的进程里评分。评分程序读不到别的队伍的文件，也没有网络。</p>',
          "<p>A result file is checked while it arrives, then scored in a process of its own that reads no other team's files and has no network.</p>",
        ],
      },
      {
        title: ['数字多新', 'How fresh the numbers are'],
        html: [
          '<p>表里的数字每半分钟更新一次，只包含对所有人公开的榜。</p>',
          '<p>They are renewed every half minute, and show only lists that are open to everybody.</p>',
        ],
      },
    ],
  },
  'evaluation-competitions': {
    eyebrow: ['第一与基线', 'First team and baselines'],
    title: ['成绩梯：第一名领先基线多少', 'Ladders: how far the first team is ahead'],
    summary: [
      '每场公开竞赛一架成绩梯：当前第一和各条基线从好到差排列，最好的在最上面。',
      'A ladder of scores for every public competition: the first team now and the baselines, from the best down.',
    ],
    sections: [
      {
        title: ['梯上有谁', 'Who is on a ladder'],
        html: [
          '<p>只有当前第一和主办方给的基线。其他队伍的成绩在排行榜上，点竞赛名称就能看到。</p>',
          "<p>The first team and the organizer's baselines alone. The other teams are in the ranking, which the name of a competition opens.</p>",
        ],
      },
      {
        title: ['没有成绩时', 'Without scores'],
        html: [
          '<p>还没有队伍得分时，梯上只有基线。由评审人打分的竞赛没有成绩梯。</p>',
          '<p>Until a team has a score, a ladder shows the baselines alone. Competitions that reviewers score have no ladder.</p>',
        ],
      },
    ],
  },
  'evaluation-details': {
    eyebrow: ['评测细则', 'Details of evaluation'],
    title: ['指标在算什么', 'What the metrics compute'],
    summary: [
      '每个指标配一个能手算的小例子。例子里的分数由页面现场算出，不是写上去的。',
      'Each metric comes with an example small enough to do by hand. Its score is computed by this page, not written into it.',
    ],
    sections: [
      {
        title: ['为什么要看方向', 'Which way is better'],
        html: [
          '<p>误差类指标越小越好，比如 RMSE、MAE 和对数损失。命中类指标越大越好，比如 AUC、准确率和宏平均 F1。榜上的箭头始终指向更好的一边。</p>',
          '<p>Errors are better when small: RMSE, MAE, log loss. Hits are better when large: AUC, accuracy, macro F1. Arrows on rankings always point to the better side.</p>',
        ],
      },
      {
        title: ['分数相同怎么办', 'Equal scores'],
        html: ['<p>先提交的在前。</p>', '<p>The earlier submission stands higher.</p>'],
      },
    ],
  },
  grade: {
    eyebrow: ['评级', 'Grades'],
    title: ['等级只看名次，不看次数', 'Grades count places, not entries'],
    summary: [
      '每张证书上的名次都已经验过。评级只用这些名次计算，谁都可以自己算一遍。',
      'The rank on a certificate has been verified. Grades are computed from those ranks alone, so anyone can work them out.',
    ],
    sections: [
      {
        title: ['什么会算进去', 'What counts'],
        html: [
          '<p>结束的公开竞赛里，签发过证书的名次。进行中的榜、私有竞赛和被取消资格的队伍都不算。</p>',
          '<p>Certified ranks of public competitions that are over. Open lists, private competitions and disqualified teams do not count.</p>',
        ],
      },
      {
        title: ['等级会降吗', 'Can a grade fall?'],
        html: [
          '<p>不会。多拿一个名次，或者名次变好，等级只升不降。规则改变时会提前公布，并重新计算所有人。</p>',
          '<p>No. One more rank, or a better one, never lowers it. If the rules change, we say so beforehand and compute everyone anew.</p>',
        ],
      },
    ],
  },
  'grade-dcic': {
    eyebrow: ['DCIC 评级', 'Grades of DCIC'],
    title: ['现在谁在榜上', 'Who holds a grade'],
    summary: ['按等级和最好的一次名次排列，最多显示六十人。', 'Ordered by grade and best rank, sixty people at most.'],
    sections: [],
  },
  'grade-details': {
    eyebrow: ['评级规则', 'Rules of grades'],
    title: ['一条规则，四个等级', 'One rule, four grades'],
    summary: [
      '等级由你最好的一次名次占整个榜的位置决定。下面的表由程序里的同一条规则生成。',
      'Your best rank decides, by its place in the whole list. The table below is made from the rule that the program uses.',
    ],
    sections: [
      {
        title: ['名次落在哪里', 'Where a rank falls'],
        html: [
          '<p>用队伍总数乘以比例，向下取整，就是最后一个够得上的名次。第一名永远够得上。</p>',
          '<p>Multiply the number of teams by the share and round down: that is the last rank that counts. The first place always counts.</p>',
        ],
      },
      {
        title: ['举个例子', 'An example'],
        html: [
          '<p>六十一支队伍的榜，前 15% 是第九名以内。第九名得 A，第十名得 B。</p>',
          '<p>On a list of sixty-one teams the first 15% end at rank nine. Nine is an A, ten a B.</p>',
        ],
      },
    ],
  },
  unveil: {
    eyebrow: ['企业出题，能者揭榜', 'Companies ask, anyone can answer'],
    title: ['揭榜', 'The board'],
    summary: [
      '墙上每一张榜都是一场真实的竞赛：题目、期限、已经揭榜的队伍，一目了然。',
      'Each notice on the wall is a real competition, with its question, its deadline and the teams that have taken it down.',
    ],
    sections: [
      {
        title: ['怎样揭榜', 'Taking a notice down'],
        html: [
          '<p>打开一张榜，报名，组队，提交。名次由 B 榜决定，结束后答案和证据一并公布。</p>',
          '<p>Open it, sign up, find a team, submit. List B decides; afterwards answers and proofs are published.</p>',
        ],
      },
      {
        title: ['怎样出榜', 'Putting one up'],
        html: [
          '<p>企业先做认证，说明想解决的问题。审核结果会写在下面，也会用站内通知告诉你。</p>',
          '<p>An enterprise is verified first and says what it wants to solve. The answer stands below, and a notice tells you too.</p>',
        ],
      },
    ],
  },
  welfare: {
    eyebrow: ['公益', 'Public interest'],
    title: ['公共数据，公共的题', 'Public data, public questions'],
    summary: [
      '这里的每一份数据都来自公共机构或开放社区，用来练习、教学和研究，不收费，也不发奖金。',
      'All data here comes from public bodies or open communities. It is for practice, teaching and research, costs nothing and pays no prizes.',
    ],
    sections: [
      {
        title: ['为什么做', 'Why'],
        html: [
          '<p>出生、天气、航班、鸟击、大气，这些数据花公共的钱采集，应该有更多的人会用。一场训练赛能让几百人认真看完同一份表。</p>',
          '<p>Births, weather, flights, bird strikes, the atmosphere: public money collected this data, and more people should know how to use it. One training competition makes hundreds of people read the same table carefully.</p>',
        ],
      },
      {
        title: ['怎么用', 'How to use it'],
        html: [
          '<p>下载前看清许可：多数是公有领域，少数要求署名，个别来源没有写明条款，只适合学习。每份数据的页面上都有原文链接和我们改动过的地方。</p>',
          '<p>Read the licence before you download. Most sets are in the public domain, some ask for credit, and one source names no terms, so that it suits learning only. Each page links to the original and lists what we changed.</p>',
        ],
      },
    ],
  },
}
