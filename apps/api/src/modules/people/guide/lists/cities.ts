import { pinyin } from 'pinyin-pro'

/** Cities of China by the code of their province: municipalities by themselves, else prefecture-level cities (GB/T 2260). */
const cities: Readonly<Record<string, string>> = {
  '11': '北京',
  '12': '天津',
  '13': '石家庄 唐山 秦皇岛 邯郸 邢台 保定 张家口 承德 沧州 廊坊 衡水',
  '14': '太原 大同 阳泉 长治 晋城 朔州 晋中 运城 忻州 临汾 吕梁',
  '15': '呼和浩特 包头 乌海 赤峰 通辽 鄂尔多斯 呼伦贝尔 巴彦淖尔 乌兰察布 兴安盟 锡林郭勒盟 阿拉善盟',
  '21': '沈阳 大连 鞍山 抚顺 本溪 丹东 锦州 营口 阜新 辽阳 盘锦 铁岭 朝阳 葫芦岛',
  '22': '长春 吉林 四平 辽源 通化 白山 松原 白城 延边',
  '23': '哈尔滨 齐齐哈尔 鸡西 鹤岗 双鸭山 大庆 伊春 佳木斯 七台河 牡丹江 黑河 绥化 大兴安岭',
  '31': '上海',
  '32': '南京 无锡 徐州 常州 苏州 南通 连云港 淮安 盐城 扬州 镇江 泰州 宿迁',
  '33': '杭州 宁波 温州 嘉兴 湖州 绍兴 金华 衢州 舟山 台州 丽水',
  '34': '合肥 芜湖 蚌埠 淮南 马鞍山 淮北 铜陵 安庆 黄山 滁州 阜阳 宿州 六安 亳州 池州 宣城',
  '35': '福州 厦门 莆田 三明 泉州 漳州 南平 龙岩 宁德',
  '36': '南昌 景德镇 萍乡 九江 新余 鹰潭 赣州 吉安 宜春 抚州 上饶',
  '37': '济南 青岛 淄博 枣庄 东营 烟台 潍坊 济宁 泰安 威海 日照 临沂 德州 聊城 滨州 菏泽',
  '41': '郑州 开封 洛阳 平顶山 安阳 鹤壁 新乡 焦作 濮阳 许昌 漯河 三门峡 南阳 商丘 信阳 周口 驻马店 济源',
  '42': '武汉 黄石 十堰 宜昌 襄阳 鄂州 荆门 孝感 荆州 黄冈 咸宁 随州 恩施 仙桃 潜江 天门 神农架',
  '43': '长沙 株洲 湘潭 衡阳 邵阳 岳阳 常德 张家界 益阳 郴州 永州 怀化 娄底 湘西',
  '44': '广州 韶关 深圳 珠海 汕头 佛山 江门 湛江 茂名 肇庆 惠州 梅州 汕尾 河源 阳江 清远 东莞 中山 潮州 揭阳 云浮',
  '45': '南宁 柳州 桂林 梧州 北海 防城港 钦州 贵港 玉林 百色 贺州 河池 来宾 崇左',
  '46': '海口 三亚 三沙 儋州',
  '50': '重庆',
  '51': '成都 自贡 攀枝花 泸州 德阳 绵阳 广元 遂宁 内江 乐山 南充 眉山 宜宾 广安 达州 雅安 巴中 资阳 阿坝 甘孜 凉山',
  '52': '贵阳 六盘水 遵义 安顺 毕节 铜仁 黔西南 黔东南 黔南',
  '53': '昆明 曲靖 玉溪 保山 昭通 丽江 普洱 临沧 楚雄 红河 文山 西双版纳 大理 德宏 怒江 迪庆',
  '54': '拉萨 日喀则 昌都 林芝 山南 那曲 阿里',
  '61': '西安 铜川 宝鸡 咸阳 渭南 延安 汉中 榆林 安康 商洛',
  '62': '兰州 嘉峪关 金昌 白银 天水 武威 张掖 平凉 酒泉 庆阳 定西 陇南 临夏 甘南',
  '63': '西宁 海东 海北 黄南 海南 果洛 玉树 海西',
  '64': '银川 石嘴山 吴忠 固原 中卫',
  '65': '乌鲁木齐 克拉玛依 吐鲁番 哈密 昌吉 博尔塔拉 巴音郭楞 阿克苏 克孜勒苏 喀什 和田 伊犁 塔城 阿勒泰 石河子 阿拉尔 五家渠',
  '71': '台北 新北 桃园 台中 台南 高雄 基隆 新竹 嘉义',
  '81': '香港',
  '82': '澳门',
}

/** English names that are not the pinyin of the Chinese one. */
const englishNames: Readonly<Record<string, string>> = {
  呼和浩特: 'Hohhot',
  鄂尔多斯: 'Ordos',
  呼伦贝尔: 'Hulunbuir',
  巴彦淖尔: 'Bayannur',
  乌兰察布: 'Ulanqab',
  兴安盟: 'Hinggan League',
  锡林郭勒盟: 'Xilingol League',
  阿拉善盟: 'Alxa League',
  哈尔滨: 'Harbin',
  齐齐哈尔: 'Qiqihar',
  阿坝: 'Ngawa',
  甘孜: 'Garze',
  拉萨: 'Lhasa',
  日喀则: 'Shigatse',
  昌都: 'Qamdo',
  林芝: 'Nyingchi',
  那曲: 'Nagqu',
  阿里: 'Ngari',
  果洛: 'Golog',
  乌鲁木齐: 'Urumqi',
  克拉玛依: 'Karamay',
  吐鲁番: 'Turpan',
  博尔塔拉: 'Bortala',
  巴音郭楞: 'Bayingolin',
  阿克苏: 'Aksu',
  克孜勒苏: 'Kizilsu',
  喀什: 'Kashgar',
  和田: 'Hotan',
  伊犁: 'Ili',
  阿勒泰: 'Altay',
  阿拉尔: 'Aral',
  台北: 'Taipei',
  新北: 'New Taipei',
  台中: 'Taichung',
  高雄: 'Kaohsiung',
  基隆: 'Keelung',
  新竹: 'Hsinchu',
  嘉义: 'Chiayi',
  香港: 'Hong Kong',
  澳门: 'Macao',
}

/** Pinyin in one word, an apostrophe before a later syllable that begins with a vowel: Shenyang, Xi'an. */
function inPinyin(name: string): string {
  const [first = '', ...rest] = pinyin(name, { toneType: 'none', type: 'array' })
  return first.charAt(0).toUpperCase() + first.slice(1) + rest.map((one) => one.replace(/^[aeo]/, "'$&")).join('')
}

/** All cities with their Chinese and English names. */
export const cityNames = (): { nameCn: string; nameEn: string }[] =>
  Object.values(cities).flatMap((names) =>
    names.split(' ').map((nameCn) => ({ nameCn, nameEn: englishNames[nameCn] ?? inPinyin(nameCn) })),
  )
