/**
 * Companies and other employers, Chinese and English name in common use: a selection made for this product, not a register. Any other
 * employer can be typed.
 */
export const companies = `
腾讯|Tencent
阿里巴巴|Alibaba
百度|Baidu
华为|Huawei
字节跳动|ByteDance
京东|JD.com
美团|Meituan
拼多多|Pinduoduo
网易|NetEase
小米|Xiaomi
快手|Kuaishou
哔哩哔哩|Bilibili
新浪|Sina
微博|Weibo
搜狐|Sohu
知乎|Zhihu
小红书|Xiaohongshu
滴滴出行|DiDi
携程|Trip.com
去哪儿|Qunar
蚂蚁集团|Ant Group
菜鸟|Cainiao
阿里云|Alibaba Cloud
高德|Amap
饿了么|Ele.me
唯品会|Vipshop
贝壳找房|KE Holdings
58 同城|58.com
360|Qihoo 360
猎豹移动|Cheetah Mobile
科大讯飞|iFLYTEK
商汤科技|SenseTime
旷视科技|Megvii
云从科技|CloudWalk
依图科技|Yitu
寒武纪|Cambricon
第四范式|4Paradigm
智谱|Zhipu AI
月之暗面|Moonshot AI
深度求索|DeepSeek
地平线|Horizon Robotics
小马智行|Pony.ai
文远知行|WeRide
大疆|DJI
海康威视|Hikvision
大华股份|Dahua Technology
浪潮|Inspur
联想|Lenovo
中兴通讯|ZTE
紫光股份|Unisplendour
新华三|H3C
中科曙光|Sugon
用友|Yonyou
金蝶|Kingdee
金山软件|Kingsoft
金山办公|Kingsoft Office
东软|Neusoft
中软国际|Chinasoft International
神州数码|Digital China
恒生电子|Hundsun
同花顺|Hithink RoyalFlush
东方财富|East Money
万得|Wind Information
明略科技|Mininglamp
美图|Meitu
奇安信|Qi An Xin
深信服|Sangfor
绿盟科技|NSFOCUS
安恒信息|DBAPPSecurity
优刻得|UCloud
金山云|Kingsoft Cloud
米哈游|miHoYo
完美世界|Perfect World
三七互娱|37 Interactive Entertainment
OPPO|OPPO
vivo|vivo
荣耀|Honor
传音控股|Transsion
TCL|TCL
海尔|Haier
美的|Midea
格力电器|Gree Electric
海信|Hisense
比亚迪|BYD
吉利汽车|Geely Auto
长城汽车|Great Wall Motor
长安汽车|Changan Automobile
上汽集团|SAIC Motor
中国一汽|FAW Group
东风汽车|Dongfeng Motor
广汽集团|GAC Group
北汽集团|BAIC Group
蔚来|NIO
小鹏汽车|XPeng
理想汽车|Li Auto
宁德时代|CATL
隆基绿能|LONGi
通威股份|Tongwei
阳光电源|Sungrow
京东方|BOE
中芯国际|SMIC
长江存储|YMTC
三一重工|SANY Heavy Industry
中联重科|Zoomlion
徐工集团|XCMG
顺丰|SF Express
中通快递|ZTO Express
圆通速递|YTO Express
中国移动|China Mobile
中国联通|China Unicom
中国电信|China Telecom
中国铁塔|China Tower
国家电网|State Grid
南方电网|China Southern Power Grid
中国石油|PetroChina
中国石化|Sinopec
中国海油|CNOOC
中国华能|China Huaneng
国家能源集团|CHN Energy
中国广核集团|China General Nuclear Power
中国核工业集团|China National Nuclear
中国航天科技集团|China Aerospace Science and Technology
中国航天科工集团|China Aerospace Science and Industry
中国电子科技集团|China Electronics Technology Group
中国商飞|COMAC
中国中车|CRRC
中国船舶集团|China State Shipbuilding
中国建筑|China State Construction
中国铁路|China Railway
中国国航|Air China
中国东方航空|China Eastern Airlines
中国南方航空|China Southern Airlines
中国邮政|China Post
中国银联|China UnionPay
中国人民银行|People's Bank of China
中国工商银行|Industrial and Commercial Bank of China
中国农业银行|Agricultural Bank of China
中国银行|Bank of China
中国建设银行|China Construction Bank
交通银行|Bank of Communications
中国邮政储蓄银行|Postal Savings Bank of China
招商银行|China Merchants Bank
浦发银行|SPD Bank
中信银行|China CITIC Bank
中国民生银行|China Minsheng Bank
兴业银行|Industrial Bank
平安银行|Ping An Bank
光大银行|China Everbright Bank
华夏银行|Hua Xia Bank
微众银行|WeBank
网商银行|MYbank
中国平安|Ping An
中国人寿|China Life
中国人保|PICC
中国太保|CPIC
泰康保险|Taikang Insurance
众安保险|ZhongAn Insurance
中信证券|CITIC Securities
国泰海通证券|Guotai Haitong Securities
华泰证券|Huatai Securities
招商证券|China Merchants Securities
中金公司|CICC
易方达基金|E Fund
药明康德|WuXi AppTec
恒瑞医药|Hengrui Pharmaceuticals
百济神州|BeOne Medicines
迈瑞医疗|Mindray
联影医疗|United Imaging
华大基因|BGI Genomics
新东方|New Oriental
好未来|TAL Education
猿辅导|Yuanfudao
中国科学院|Chinese Academy of Sciences
中国气象局|China Meteorological Administration
之江实验室|Zhejiang Lab
鹏城实验室|Peng Cheng Laboratory
上海人工智能实验室|Shanghai AI Laboratory
微软|Microsoft
谷歌|Google
亚马逊|Amazon
苹果|Apple
英特尔|Intel
英伟达|NVIDIA
高通|Qualcomm
IBM|IBM
甲骨文|Oracle
思爱普|SAP
特斯拉|Tesla
西门子|Siemens
博世|Bosch
三星|Samsung
索尼|Sony
埃森哲|Accenture
麦肯锡|McKinsey & Company
波士顿咨询|Boston Consulting Group
普华永道|PwC
德勤|Deloitte
安永|EY
毕马威|KPMG
`
