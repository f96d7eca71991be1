/**
 * Majors, Chinese and English name: a selection made for this product after the fields of the national catalogue of undergraduate
 * majors, not the catalogue itself. Any other major can be typed.
 */
export const majors = `
计算机科学与技术|Computer Science and Technology
软件工程|Software Engineering
网络工程|Network Engineering
信息安全|Information Security
物联网工程|Internet of Things Engineering
数字媒体技术|Digital Media Technology
智能科学与技术|Intelligence Science and Technology
空间信息与数字技术|Spatial Information and Digital Technology
数据科学与大数据技术|Data Science and Big Data Technology
网络空间安全|Cyberspace Security
人工智能|Artificial Intelligence
大数据管理与应用|Big Data Management and Application
信息管理与信息系统|Information Management and Information Systems
信息与计算科学|Information and Computing Science
数学与应用数学|Mathematics and Applied Mathematics
数理基础科学|Fundamental Mathematics and Physics
统计学|Statistics
应用统计学|Applied Statistics
经济统计学|Economic Statistics
物理学|Physics
应用物理学|Applied Physics
化学|Chemistry
应用化学|Applied Chemistry
天文学|Astronomy
地理科学|Geographical Science
自然地理与资源环境|Physical Geography, Resources and Environment
人文地理与城乡规划|Human Geography and Urban-Rural Planning
地理信息科学|Geographic Information Science
大气科学|Atmospheric Science
应用气象学|Applied Meteorology
海洋科学|Marine Science
海洋技术|Marine Technology
地球物理学|Geophysics
地质学|Geology
生物科学|Biological Science
生物技术|Biotechnology
生物信息学|Bioinformatics
生态学|Ecology
心理学|Psychology
应用心理学|Applied Psychology
工程力学|Engineering Mechanics
机械工程|Mechanical Engineering
机械设计制造及其自动化|Mechanical Design, Manufacturing and Automation
车辆工程|Vehicle Engineering
智能制造工程|Intelligent Manufacturing Engineering
工业设计|Industrial Design
测控技术与仪器|Measurement and Control Technology and Instruments
材料科学与工程|Materials Science and Engineering
高分子材料与工程|Polymer Materials and Engineering
能源与动力工程|Energy and Power Engineering
新能源科学与工程|New Energy Science and Engineering
电气工程及其自动化|Electrical Engineering and Automation
电子信息工程|Electronic Information Engineering
电子科学与技术|Electronic Science and Technology
通信工程|Communication Engineering
微电子科学与工程|Microelectronics Science and Engineering
光电信息科学与工程|Optoelectronic Information Science and Engineering
集成电路设计与集成系统|Integrated Circuit Design and Integrated Systems
自动化|Automation
机器人工程|Robotics Engineering
土木工程|Civil Engineering
给排水科学与工程|Water Supply and Drainage Engineering
水利水电工程|Hydraulic and Hydropower Engineering
水文与水资源工程|Hydrology and Water Resources Engineering
港口航道与海岸工程|Harbor, Waterway and Coastal Engineering
测绘工程|Surveying and Mapping Engineering
遥感科学与技术|Remote Sensing Science and Technology
化学工程与工艺|Chemical Engineering and Technology
制药工程|Pharmaceutical Engineering
地质工程|Geological Engineering
采矿工程|Mining Engineering
石油工程|Petroleum Engineering
纺织工程|Textile Engineering
轻化工程|Light Chemical Engineering
交通运输|Transportation
交通工程|Traffic Engineering
航海技术|Navigation Technology
轮机工程|Marine Engineering
船舶与海洋工程|Naval Architecture and Ocean Engineering
飞行器设计与工程|Aircraft Design and Engineering
飞行器动力工程|Aircraft Propulsion Engineering
飞行技术|Flight Technology
核工程与核技术|Nuclear Engineering and Technology
环境科学|Environmental Science
环境工程|Environmental Engineering
生物医学工程|Biomedical Engineering
食品科学与工程|Food Science and Engineering
建筑学|Architecture
城乡规划|Urban and Rural Planning
风景园林|Landscape Architecture
安全工程|Safety Engineering
生物工程|Bioengineering
农学|Agronomy
园艺|Horticulture
植物保护|Plant Protection
智慧农业|Smart Agriculture
动物科学|Animal Science
动物医学|Veterinary Medicine
林学|Forestry
水产养殖学|Aquaculture
基础医学|Basic Medicine
临床医学|Clinical Medicine
口腔医学|Stomatology
预防医学|Preventive Medicine
中医学|Traditional Chinese Medicine
药学|Pharmacy
医学检验技术|Medical Laboratory Technology
医学影像技术|Medical Imaging Technology
智能医学工程|Intelligent Medical Engineering
护理学|Nursing
经济学|Economics
数字经济|Digital Economy
财政学|Public Finance
税收学|Taxation
金融学|Finance
金融工程|Financial Engineering
金融数学|Financial Mathematics
金融科技|Financial Technology
保险学|Insurance
国际经济与贸易|International Economics and Trade
法学|Law
知识产权|Intellectual Property
政治学与行政学|Political Science and Administration
国际政治|International Politics
社会学|Sociology
社会工作|Social Work
教育学|Education
教育技术学|Educational Technology
学前教育|Preschool Education
小学教育|Primary Education
体育教育|Physical Education
汉语言文学|Chinese Language and Literature
汉语国际教育|Teaching Chinese to Speakers of Other Languages
英语|English
日语|Japanese
翻译|Translation and Interpreting
新闻学|Journalism
网络与新媒体|Internet and New Media
广告学|Advertising
传播学|Communication
历史学|History
考古学|Archaeology
哲学|Philosophy
逻辑学|Logic
管理科学|Management Science
工程管理|Engineering Management
工程造价|Cost Engineering
工商管理|Business Administration
市场营销|Marketing
会计学|Accounting
财务管理|Financial Management
审计学|Auditing
人力资源管理|Human Resource Management
公共事业管理|Public Affairs Management
行政管理|Administrative Management
图书馆学|Library Science
档案学|Archival Science
物流管理|Logistics Management
物流工程|Logistics Engineering
供应链管理|Supply Chain Management
工业工程|Industrial Engineering
电子商务|Electronic Commerce
旅游管理|Tourism Management
音乐学|Musicology
视觉传达设计|Visual Communication Design
环境设计|Environmental Design
产品设计|Product Design
数字媒体艺术|Digital Media Art
运筹学与控制论|Operations Research and Cybernetics
计算数学|Computational Mathematics
概率论与数理统计|Probability Theory and Mathematical Statistics
模式识别与智能系统|Pattern Recognition and Intelligent Systems
控制科学与工程|Control Science and Engineering
信息与通信工程|Information and Communication Engineering
计算机应用技术|Computer Application Technology
计算机系统结构|Computer Architecture
流行病与卫生统计学|Epidemiology and Health Statistics
`
