/**
 * Universities and colleges in China, Chinese and English name: a selection made for this product, not the official list of the
 * Ministry of Education. Any other school can be typed.
 */
export const schools = `
清华大学|Tsinghua University
北京大学|Peking University
中国人民大学|Renmin University of China
北京师范大学|Beijing Normal University
北京航空航天大学|Beihang University
北京理工大学|Beijing Institute of Technology
中国农业大学|China Agricultural University
中央民族大学|Minzu University of China
北京交通大学|Beijing Jiaotong University
北京科技大学|University of Science and Technology Beijing
北京邮电大学|Beijing University of Posts and Telecommunications
北京化工大学|Beijing University of Chemical Technology
北京工业大学|Beijing University of Technology
北京林业大学|Beijing Forestry University
北京协和医学院|Peking Union Medical College
北京中医药大学|Beijing University of Chinese Medicine
首都师范大学|Capital Normal University
首都医科大学|Capital Medical University
首都经济贸易大学|Capital University of Economics and Business
北京外国语大学|Beijing Foreign Studies University
北京语言大学|Beijing Language and Culture University
北京工商大学|Beijing Technology and Business University
北京信息科技大学|Beijing Information Science and Technology University
中国传媒大学|Communication University of China
中央财经大学|Central University of Finance and Economics
对外经济贸易大学|University of International Business and Economics
中国政法大学|China University of Political Science and Law
华北电力大学|North China Electric Power University
中国石油大学（北京）|China University of Petroleum, Beijing
中国矿业大学（北京）|China University of Mining and Technology, Beijing
中国地质大学（北京）|China University of Geosciences, Beijing
中国科学院大学|University of Chinese Academy of Sciences
中国社会科学院大学|University of Chinese Academy of Social Sciences
北方工业大学|North China University of Technology
南开大学|Nankai University
天津大学|Tianjin University
天津医科大学|Tianjin Medical University
天津工业大学|Tiangong University
天津科技大学|Tianjin University of Science and Technology
天津理工大学|Tianjin University of Technology
天津师范大学|Tianjin Normal University
天津财经大学|Tianjin University of Finance and Economics
中国民航大学|Civil Aviation University of China
河北工业大学|Hebei University of Technology
河北大学|Hebei University
河北师范大学|Hebei Normal University
燕山大学|Yanshan University
石家庄铁道大学|Shijiazhuang Tiedao University
山西大学|Shanxi University
太原理工大学|Taiyuan University of Technology
中北大学|North University of China
内蒙古大学|Inner Mongolia University
内蒙古工业大学|Inner Mongolia University of Technology
大连理工大学|Dalian University of Technology
东北大学|Northeastern University, China
大连海事大学|Dalian Maritime University
东北财经大学|Dongbei University of Finance and Economics
辽宁大学|Liaoning University
沈阳工业大学|Shenyang University of Technology
沈阳航空航天大学|Shenyang Aerospace University
中国医科大学|China Medical University
吉林大学|Jilin University
东北师范大学|Northeast Normal University
延边大学|Yanbian University
长春理工大学|Changchun University of Science and Technology
东北电力大学|Northeast Electric Power University
哈尔滨工业大学|Harbin Institute of Technology
哈尔滨工程大学|Harbin Engineering University
东北林业大学|Northeast Forestry University
东北农业大学|Northeast Agricultural University
哈尔滨医科大学|Harbin Medical University
哈尔滨理工大学|Harbin University of Science and Technology
黑龙江大学|Heilongjiang University
复旦大学|Fudan University
上海交通大学|Shanghai Jiao Tong University
同济大学|Tongji University
华东师范大学|East China Normal University
华东理工大学|East China University of Science and Technology
东华大学|Donghua University
上海大学|Shanghai University
上海财经大学|Shanghai University of Finance and Economics
上海外国语大学|Shanghai International Studies University
上海理工大学|University of Shanghai for Science and Technology
上海海洋大学|Shanghai Ocean University
上海海事大学|Shanghai Maritime University
上海师范大学|Shanghai Normal University
上海科技大学|ShanghaiTech University
上海中医药大学|Shanghai University of Traditional Chinese Medicine
华东政法大学|East China University of Political Science and Law
上海纽约大学|NYU Shanghai
南京大学|Nanjing University
东南大学|Southeast University
南京航空航天大学|Nanjing University of Aeronautics and Astronautics
南京理工大学|Nanjing University of Science and Technology
河海大学|Hohai University
南京农业大学|Nanjing Agricultural University
南京师范大学|Nanjing Normal University
南京邮电大学|Nanjing University of Posts and Telecommunications
南京信息工程大学|Nanjing University of Information Science and Technology
南京工业大学|Nanjing Tech University
南京医科大学|Nanjing Medical University
南京林业大学|Nanjing Forestry University
南京财经大学|Nanjing University of Finance and Economics
中国药科大学|China Pharmaceutical University
中国矿业大学|China University of Mining and Technology
苏州大学|Soochow University
江南大学|Jiangnan University
江苏大学|Jiangsu University
江苏科技大学|Jiangsu University of Science and Technology
扬州大学|Yangzhou University
南通大学|Nantong University
常州大学|Changzhou University
西交利物浦大学|Xi'an Jiaotong-Liverpool University
浙江大学|Zhejiang University
浙江工业大学|Zhejiang University of Technology
浙江师范大学|Zhejiang Normal University
浙江理工大学|Zhejiang Sci-Tech University
浙江工商大学|Zhejiang Gongshang University
浙江海洋大学|Zhejiang Ocean University
杭州电子科技大学|Hangzhou Dianzi University
杭州师范大学|Hangzhou Normal University
中国计量大学|China Jiliang University
宁波大学|Ningbo University
宁波诺丁汉大学|University of Nottingham Ningbo China
温州大学|Wenzhou University
温州医科大学|Wenzhou Medical University
西湖大学|Westlake University
中国美术学院|China Academy of Art
中国科学技术大学|University of Science and Technology of China
合肥工业大学|Hefei University of Technology
安徽大学|Anhui University
安徽工业大学|Anhui University of Technology
安徽师范大学|Anhui Normal University
安徽医科大学|Anhui Medical University
厦门大学|Xiamen University
福州大学|Fuzhou University
福建师范大学|Fujian Normal University
福建农林大学|Fujian Agriculture and Forestry University
华侨大学|Huaqiao University
集美大学|Jimei University
南昌大学|Nanchang University
江西财经大学|Jiangxi University of Finance and Economics
江西师范大学|Jiangxi Normal University
华东交通大学|East China Jiaotong University
南昌航空大学|Nanchang Hangkong University
山东大学|Shandong University
中国海洋大学|Ocean University of China
中国石油大学（华东）|China University of Petroleum, East China
哈尔滨工业大学（威海）|Harbin Institute of Technology, Weihai
青岛大学|Qingdao University
青岛科技大学|Qingdao University of Science and Technology
山东科技大学|Shandong University of Science and Technology
山东师范大学|Shandong Normal University
山东财经大学|Shandong University of Finance and Economics
济南大学|University of Jinan
烟台大学|Yantai University
郑州大学|Zhengzhou University
河南大学|Henan University
河南师范大学|Henan Normal University
河南科技大学|Henan University of Science and Technology
河南理工大学|Henan Polytechnic University
武汉大学|Wuhan University
华中科技大学|Huazhong University of Science and Technology
武汉理工大学|Wuhan University of Technology
华中师范大学|Central China Normal University
华中农业大学|Huazhong Agricultural University
中南财经政法大学|Zhongnan University of Economics and Law
中国地质大学（武汉）|China University of Geosciences, Wuhan
武汉科技大学|Wuhan University of Science and Technology
湖北大学|Hubei University
三峡大学|China Three Gorges University
长江大学|Yangtze University
中南大学|Central South University
湖南大学|Hunan University
国防科技大学|National University of Defense Technology
湖南师范大学|Hunan Normal University
长沙理工大学|Changsha University of Science and Technology
湘潭大学|Xiangtan University
湖南科技大学|Hunan University of Science and Technology
中山大学|Sun Yat-sen University
华南理工大学|South China University of Technology
暨南大学|Jinan University
华南师范大学|South China Normal University
华南农业大学|South China Agricultural University
南方科技大学|Southern University of Science and Technology
南方医科大学|Southern Medical University
深圳大学|Shenzhen University
哈尔滨工业大学（深圳）|Harbin Institute of Technology, Shenzhen
香港中文大学（深圳）|The Chinese University of Hong Kong, Shenzhen
香港科技大学（广州）|The Hong Kong University of Science and Technology (Guangzhou)
广东工业大学|Guangdong University of Technology
广东外语外贸大学|Guangdong University of Foreign Studies
广州大学|Guangzhou University
广州医科大学|Guangzhou Medical University
汕头大学|Shantou University
北京师范大学-香港浸会大学联合国际学院|Beijing Normal-Hong Kong Baptist University
广西大学|Guangxi University
广西师范大学|Guangxi Normal University
桂林电子科技大学|Guilin University of Electronic Technology
海南大学|Hainan University
重庆大学|Chongqing University
西南大学|Southwest University
重庆邮电大学|Chongqing University of Posts and Telecommunications
重庆交通大学|Chongqing Jiaotong University
重庆医科大学|Chongqing Medical University
西南政法大学|Southwest University of Political Science and Law
四川大学|Sichuan University
电子科技大学|University of Electronic Science and Technology of China
西南交通大学|Southwest Jiaotong University
西南财经大学|Southwestern University of Finance and Economics
四川农业大学|Sichuan Agricultural University
成都理工大学|Chengdu University of Technology
成都信息工程大学|Chengdu University of Information Technology
西南石油大学|Southwest Petroleum University
贵州大学|Guizhou University
贵州师范大学|Guizhou Normal University
云南大学|Yunnan University
昆明理工大学|Kunming University of Science and Technology
云南师范大学|Yunnan Normal University
西藏大学|Tibet University
西安交通大学|Xi'an Jiaotong University
西北工业大学|Northwestern Polytechnical University
西安电子科技大学|Xidian University
西北农林科技大学|Northwest A&F University
西北大学|Northwest University
陕西师范大学|Shaanxi Normal University
长安大学|Chang'an University
西安理工大学|Xi'an University of Technology
西安建筑科技大学|Xi'an University of Architecture and Technology
西安邮电大学|Xi'an University of Posts and Telecommunications
空军军医大学|Air Force Medical University
兰州大学|Lanzhou University
兰州理工大学|Lanzhou University of Technology
兰州交通大学|Lanzhou Jiaotong University
西北师范大学|Northwest Normal University
青海大学|Qinghai University
宁夏大学|Ningxia University
新疆大学|Xinjiang University
石河子大学|Shihezi University
香港大学|The University of Hong Kong
香港中文大学|The Chinese University of Hong Kong
香港科技大学|The Hong Kong University of Science and Technology
香港理工大学|The Hong Kong Polytechnic University
香港城市大学|City University of Hong Kong
香港浸会大学|Hong Kong Baptist University
澳门大学|University of Macau
澳门科技大学|Macau University of Science and Technology
台湾大学|National Taiwan University
台湾清华大学|National Tsing Hua University
台湾阳明交通大学|National Yang Ming Chiao Tung University
台湾成功大学|National Cheng Kung University
`
