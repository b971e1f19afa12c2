BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	guest VARCHAR(16) NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	client VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT fk_chat_guest FOREIGN KEY(guest) REFERENCES guests (id), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_chat_client UNIQUE (table_id, guest, client)
);
INSERT INTO "chat" VALUES(1,'03541b96aa11','55ae6e2ebae8','Ann','hallo <b> 𓂀','140072602194896-13',1.7948519045500802994e+09);
CREATE TABLE "guests" (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	colour VARCHAR(16) NOT NULL, 
	symbol VARCHAR(16) NOT NULL, 
	made FLOAT NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('55ae6e2ebae8','Ann','lapis','ankh',1.79485190419186353685e+09);
INSERT INTO "guests" VALUES('dd73d1ecad98','Bea 𓂀','lapis','ankh',1.79485190423820638655e+09);
INSERT INTO "guests" VALUES('30e39974cd54','Cléo','lapis','ankh',1.79485190428100919719e+09);
CREATE TABLE journal (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR(200) NOT NULL, 
	client VARCHAR(64), 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_journal PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_journal_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_journal_client UNIQUE (table_id, seat, client)
);
INSERT INTO "journal" VALUES('03541b96aa11',0,'play',-1,'first p1',NULL,1794851904.331);
INSERT INTO "journal" VALUES('03541b96aa11',1,'play',-1,'draw sphinx-base',NULL,1794851904.331);
INSERT INTO "journal" VALUES('03541b96aa11',2,'play',-1,'draw +3',NULL,1794851904.331);
INSERT INTO "journal" VALUES('03541b96aa11',3,'play',-1,'draw +3',NULL,1794851904.331);
INSERT INTO "journal" VALUES('03541b96aa11',4,'play',-1,'draw treasure-3',NULL,1794851904.331);
INSERT INTO "journal" VALUES('03541b96aa11',5,'play',-1,'draw +3',NULL,1794851904.331);
INSERT INTO "journal" VALUES('03541b96aa11',6,'play',-1,'draw -4',NULL,1794851904.331);
INSERT INTO "journal" VALUES('03541b96aa11',7,'play',-1,'draw scarab',NULL,1794851904.331);
INSERT INTO "journal" VALUES('03541b96aa11',8,'play',-1,'draw +5',NULL,1794851904.331);
INSERT INTO "journal" VALUES('03541b96aa11',9,'play',0,'play +3 on p2.cheops','140072602194896-0',1794851904.362);
INSERT INTO "journal" VALUES('03541b96aa11',10,'play',-1,'draw +5',NULL,1794851904.362);
INSERT INTO "journal" VALUES('03541b96aa11',11,'play',1,'play +5 on p2.mykerinos','140072602595216-0',1794851904.386);
INSERT INTO "journal" VALUES('03541b96aa11',12,'play',-1,'draw +1',NULL,1794851904.386);
INSERT INTO "journal" VALUES('03541b96aa11',13,'play',0,'play +3 on p2.chephren','140072602194896-1',1794851904.389);
INSERT INTO "journal" VALUES('03541b96aa11',14,'play',-1,'draw demolition',NULL,1794851904.389);
INSERT INTO "journal" VALUES('03541b96aa11',15,'play',1,'discard +3','140072602595216-1',1794851904.411);
INSERT INTO "journal" VALUES('03541b96aa11',16,'play',1,'discard scarab','140072602595216-2',1794851904.415);
INSERT INTO "journal" VALUES('03541b96aa11',17,'play',1,'stop','140072602595216-3',1794851904.417);
INSERT INTO "journal" VALUES('03541b96aa11',18,'play',-1,'draw demolition',NULL,1794851904.417);
INSERT INTO "journal" VALUES('03541b96aa11',19,'play',-1,'draw scarab',NULL,1794851904.417);
INSERT INTO "journal" VALUES('03541b96aa11',20,'play',0,'play +5 on p1.mykerinos','140072602194896-2',1794851904.419);
INSERT INTO "journal" VALUES('03541b96aa11',21,'play',-1,'draw +4',NULL,1794851904.419);
INSERT INTO "journal" VALUES('03541b96aa11',22,'play',1,'play +1 on p1.mykerinos','140072602595216-4',1794851904.441);
INSERT INTO "journal" VALUES('03541b96aa11',23,'play',-1,'draw -5',NULL,1794851904.441);
INSERT INTO "journal" VALUES('03541b96aa11',24,'play',0,'play +4 on p1.chephren','140072602194896-3',1794851904.443);
INSERT INTO "journal" VALUES('03541b96aa11',25,'play',-1,'draw +2',NULL,1794851904.443);
INSERT INTO "journal" VALUES('03541b96aa11',26,'play',1,'play -4 on p1.cheops','140072602595216-5',1794851904.466);
INSERT INTO "journal" VALUES('03541b96aa11',27,'play',-1,'draw +5',NULL,1794851904.466);
INSERT INTO "journal" VALUES('03541b96aa11',28,'play',0,'play demolition on p2.mykerinos','140072602194896-4',1794851904.468);
INSERT INTO "journal" VALUES('03541b96aa11',29,'play',-1,'draw -5',NULL,1794851904.468);
INSERT INTO "journal" VALUES('03541b96aa11',30,'play',1,'discard demolition','140072602595216-6',1794851904.49);
INSERT INTO "journal" VALUES('03541b96aa11',31,'play',1,'stop','140072602595216-7',1794851904.492);
INSERT INTO "journal" VALUES('03541b96aa11',32,'play',-1,'draw -1',NULL,1794851904.492);
INSERT INTO "journal" VALUES('03541b96aa11',33,'play',0,'discard treasure-3','140072602194896-5',1794851904.494);
INSERT INTO "journal" VALUES('03541b96aa11',34,'play',0,'discard sphinx-base','140072602194896-6',1794851904.496);
INSERT INTO "journal" VALUES('03541b96aa11',35,'play',0,'stop','140072602194896-7',1794851904.498);
INSERT INTO "journal" VALUES('03541b96aa11',36,'play',-1,'draw +4',NULL,1794851904.498);
INSERT INTO "journal" VALUES('03541b96aa11',37,'play',-1,'draw +1',NULL,1794851904.498);
INSERT INTO "journal" VALUES('03541b96aa11',38,'play',1,'discard -1','140072602595216-8',1794851904.522);
INSERT INTO "journal" VALUES('03541b96aa11',39,'play',1,'stop','140072602595216-9',1794851904.525);
INSERT INTO "journal" VALUES('03541b96aa11',40,'play',-1,'draw +2',NULL,1794851904.525);
INSERT INTO "journal" VALUES('03541b96aa11',41,'play',0,'play -5 on p2.mykerinos','140072602194896-8',1794851904.528);
INSERT INTO "journal" VALUES('03541b96aa11',42,'play',-1,'draw +2',NULL,1794851904.528);
INSERT INTO "journal" VALUES('03541b96aa11',43,'play',1,'play scarab on p1.sphinx','140072602595216-10',1794851904.531);
INSERT INTO "journal" VALUES('03541b96aa11',44,'play',-1,'draw sphinx-base',NULL,1794851904.531);
INSERT INTO "journal" VALUES('03541b96aa11',45,'play',0,'discard +2','140072602194896-9',1794851904.534);
INSERT INTO "journal" VALUES('03541b96aa11',46,'play',0,'discard +2','140072602194896-10',1794851904.536);
INSERT INTO "journal" VALUES('03541b96aa11',47,'play',0,'discard +4','140072602194896-11',1794851904.54);
INSERT INTO "journal" VALUES('03541b96aa11',48,'play',0,'stop','140072602194896-12',1794851904.542);
INSERT INTO "journal" VALUES('03541b96aa11',49,'play',-1,'draw -3',NULL,1794851904.542);
INSERT INTO "journal" VALUES('03541b96aa11',50,'play',-1,'draw treasure-4',NULL,1794851904.542);
INSERT INTO "journal" VALUES('03541b96aa11',51,'play',-1,'draw -1',NULL,1794851904.542);
INSERT INTO "journal" VALUES('03541b96aa11',52,'play',1,'play +2 on p2.chephren','140072602595216-11',1794851904.546);
INSERT INTO "journal" VALUES('03541b96aa11',53,'play',-1,'draw treasure-5',NULL,1794851904.546);
INSERT INTO "journal" VALUES('782364d1f664',0,'play',-1,'deal garnet-lynx',NULL,1794851904.562);
INSERT INTO "journal" VALUES('782364d1f664',1,'play',-1,'deal onyx-lynx',NULL,1794851904.562);
INSERT INTO "journal" VALUES('782364d1f664',2,'play',-1,'deal opal-crane',NULL,1794851904.562);
INSERT INTO "journal" VALUES('782364d1f664',3,'play',-1,'deal beryl-crane',NULL,1794851904.562);
INSERT INTO "journal" VALUES('782364d1f664',4,'play',-1,'deal beryl-cobra',NULL,1794851904.562);
INSERT INTO "journal" VALUES('782364d1f664',5,'play',-1,'deal opal-cobra',NULL,1794851904.562);
INSERT INTO "journal" VALUES('782364d1f664',6,'seal',0,'show opal-crane','140072602544592-0',1794851904.579);
INSERT INTO "journal" VALUES('782364d1f664',7,'seal',1,'show beryl-crane','140072600795408-0',1794851904.581);
INSERT INTO "journal" VALUES('782364d1f664',8,'play',0,'show opal-crane',NULL,1794851904.581);
INSERT INTO "journal" VALUES('782364d1f664',9,'play',1,'show beryl-crane',NULL,1794851904.581);
INSERT INTO "journal" VALUES('782364d1f664',10,'play',1,'mark left','140072600795408-1',1794851904.585);
INSERT INTO "journal" VALUES('782364d1f664',11,'undo',1,'','140072600795408-2',1794851904.888);
INSERT INTO "journal" VALUES('782364d1f664',12,'play',1,'mark right','140072600795408-3',1794851905.193);
INSERT INTO "journal" VALUES('782364d1f664',13,'play',1,'mark right','140072600795408-4',1794851905.499);
INSERT INTO "journal" VALUES('782364d1f664',14,'seal',0,'show beryl-cobra','140072602544592-1',1794851905.802);
INSERT INTO "journal" VALUES('782364d1f664',15,'seal',0,'show garnet-lynx','140072602544592-2',1794851906.109);
INSERT INTO "journal" VALUES('eec5b8510a17',0,'play',-1,'first p1',NULL,1794851906.515);
INSERT INTO "journal" VALUES('eec5b8510a17',1,'play',-1,'deal p1 by-r',NULL,1794851906.515);
INSERT INTO "journal" VALUES('eec5b8510a17',2,'play',-1,'deal p2 yr-b',NULL,1794851906.515);
INSERT INTO "journal" VALUES('eec5b8510a17',3,'play',-1,'out sekhmet',NULL,1794851906.515);
INSERT INTO "journal" VALUES('eec5b8510a17',4,'play',-1,'reveal w-yb',NULL,1794851906.515);
INSERT INTO "journal" VALUES('eec5b8510a17',5,'play',-1,'reveal g-w',NULL,1794851906.515);
INSERT INTO "journal" VALUES('eec5b8510a17',6,'play',-1,'reveal yg-b',NULL,1794851906.515);
INSERT INTO "journal" VALUES('eec5b8510a17',7,'play',-1,'reveal y-wr',NULL,1794851906.515);
INSERT INTO "journal" VALUES('eec5b8510a17',8,'play',0,'god anubis','140072600950480-0',1794851906.532);
INSERT INTO "journal" VALUES('eec5b8510a17',9,'play',1,'god horus',NULL,1794851906.972);
INSERT INTO "journal" VALUES('eec5b8510a17',10,'play',1,'take 2',NULL,1794851906.978);
INSERT INTO "journal" VALUES('eec5b8510a17',11,'play',1,'pyramid yg-b at 0.0',NULL,1794851906.992);
INSERT INTO "journal" VALUES('eec5b8510a17',12,'play',1,'done',NULL,1794851906.995);
INSERT INTO "journal" VALUES('eec5b8510a17',13,'play',0,'take 1','140072600950480-1',1794851906.997);
INSERT INTO "journal" VALUES('eec5b8510a17',14,'play',0,'pyramid w-yb at 0.0','140072600950480-2',1794851906.998);
INSERT INTO "journal" VALUES('eec5b8510a17',15,'play',0,'tomb by-r','140072600950480-3',1794851907.0);
INSERT INTO "journal" VALUES('eec5b8510a17',16,'play',0,'done','140072600950480-4',1794851907.001);
INSERT INTO "journal" VALUES('eec5b8510a17',17,'play',1,'discard y-wr',NULL,1794851907.004);
INSERT INTO "journal" VALUES('eec5b8510a17',18,'play',-1,'reveal g-br',NULL,1794851907.004);
INSERT INTO "journal" VALUES('eec5b8510a17',19,'play',-1,'reveal r-r',NULL,1794851907.004);
INSERT INTO "journal" VALUES('eec5b8510a17',20,'play',-1,'reveal b-w',NULL,1794851907.004);
INSERT INTO "journal" VALUES('eec5b8510a17',21,'play',-1,'reveal b-ry',NULL,1794851907.004);
INSERT INTO "journal" VALUES('eec5b8510a17',22,'play',1,'god sekhmet',NULL,1794851907.006);
INSERT INTO "journal" VALUES('eec5b8510a17',23,'play',0,'god khepri','140072600950480-5',1794851907.008);
INSERT INTO "journal" VALUES('eec5b8510a17',24,'play',0,'take 2','140072600950480-6',1794851907.009);
INSERT INTO "journal" VALUES('eec5b8510a17',25,'play',0,'pyramid b-ry at 0.-1','140072600950480-7',1794851907.012);
INSERT INTO "journal" VALUES('eec5b8510a17',26,'play',0,'done','140072600950480-8',1794851907.02);
INSERT INTO "journal" VALUES('eec5b8510a17',27,'play',1,'take 1',NULL,1794851907.028);
INSERT INTO "journal" VALUES('eec5b8510a17',28,'play',1,'pyramid g-br at 0.1',NULL,1794851907.03);
INSERT INTO "journal" VALUES('eec5b8510a17',29,'play',1,'tomb r-r',NULL,1794851907.032);
INSERT INTO "journal" VALUES('eec5b8510a17',30,'play',1,'done',NULL,1794851907.034);
INSERT INTO "journal" VALUES('eec5b8510a17',31,'play',0,'discard g-w','140072600950480-9',1794851907.039);
INSERT INTO "journal" VALUES('eec5b8510a17',32,'play',-1,'reveal by-g',NULL,1794851907.039);
INSERT INTO "journal" VALUES('eec5b8510a17',33,'play',-1,'reveal w-b',NULL,1794851907.039);
INSERT INTO "journal" VALUES('eec5b8510a17',34,'play',-1,'reveal g-r',NULL,1794851907.039);
INSERT INTO "journal" VALUES('eec5b8510a17',35,'play',-1,'reveal b-wg',NULL,1794851907.039);
INSERT INTO "journal" VALUES('eec5b8510a17',36,'play',0,'god sekhmet','140072600950480-10',1794851907.048);
INSERT INTO "journal" VALUES('eec5b8510a17',37,'play',1,'god khepri',NULL,1794851907.05);
INSERT INTO "journal" VALUES('eec5b8510a17',38,'play',1,'take 1',NULL,1794851907.052);
INSERT INTO "journal" VALUES('eec5b8510a17',39,'play',1,'pyramid by-g at 1.0',NULL,1794851907.054);
INSERT INTO "journal" VALUES('eec5b8510a17',40,'play',1,'obelisk w-b',NULL,1794851907.056);
INSERT INTO "journal" VALUES('eec5b8510a17',41,'play',1,'done',NULL,1794851907.058);
INSERT INTO "journal" VALUES('eec5b8510a17',42,'play',0,'take 2','140072600950480-11',1794851907.063);
INSERT INTO "journal" VALUES('eec5b8510a17',43,'play',0,'pyramid g-r at 1.-1','140072600950480-12',1794851907.065);
INSERT INTO "journal" VALUES('eec5b8510a17',44,'play',0,'obelisk b-w','140072600950480-13',1794851907.068);
INSERT INTO "journal" VALUES('eec5b8510a17',45,'play',0,'tomb b-wg','140072600950480-14',1794851907.075);
INSERT INTO "journal" VALUES('eec5b8510a17',46,'play',0,'done','140072600950480-15',1794851907.077);
INSERT INTO "journal" VALUES('eec5b8510a17',47,'play',-1,'reveal br-w',NULL,1794851907.077);
INSERT INTO "journal" VALUES('eec5b8510a17',48,'play',-1,'reveal w-gy',NULL,1794851907.077);
INSERT INTO "journal" VALUES('eec5b8510a17',49,'play',-1,'reveal w-by',NULL,1794851907.077);
INSERT INTO "journal" VALUES('eec5b8510a17',50,'play',-1,'reveal b-rg',NULL,1794851907.077);
INSERT INTO "journal" VALUES('eec5b8510a17',51,'play',1,'god horus',NULL,1794851907.08);
INSERT INTO "journal" VALUES('eec5b8510a17',52,'play',0,'god sekhmet','140072600950480-16',1794851907.088);
INSERT INTO "journal" VALUES('eec5b8510a17',53,'play',1,'take 2',NULL,1794851907.09);
INSERT INTO "journal" VALUES('eec5b8510a17',54,'play',1,'pyramid w-by at 0.-1',NULL,1794851907.093);
INSERT INTO "journal" VALUES('eec5b8510a17',55,'play',1,'done',NULL,1794851907.095);
INSERT INTO "journal" VALUES('eec5b8510a17',56,'play',0,'take 1','140072600950480-17',1794851907.096);
INSERT INTO "journal" VALUES('eec5b8510a17',57,'play',0,'pyramid w-gy at 0.-2','140072600950480-18',1794851907.1);
INSERT INTO "journal" VALUES('eec5b8510a17',58,'play',0,'done','140072600950480-19',1794851907.101);
INSERT INTO "journal" VALUES('eec5b8510a17',59,'play',1,'discard yr-b',NULL,1794851907.104);
INSERT INTO "journal" VALUES('eec5b8510a17',60,'play',-1,'reveal wg-y',NULL,1794851907.104);
INSERT INTO "journal" VALUES('eec5b8510a17',61,'play',-1,'reveal g-yr',NULL,1794851907.104);
INSERT INTO "journal" VALUES('eec5b8510a17',62,'play',-1,'reveal g-wr',NULL,1794851907.104);
INSERT INTO "journal" VALUES('eec5b8510a17',63,'play',-1,'reveal gw-y',NULL,1794851907.104);
INSERT INTO "journal" VALUES('eec5b8510a17',64,'play',0,'god anubis','140072600950480-20',1794851907.112);
INSERT INTO "journal" VALUES('eec5b8510a17',65,'play',1,'god horus',NULL,1794851907.114);
INSERT INTO "journal" VALUES('eec5b8510a17',66,'play',1,'take 2',NULL,1794851907.117);
INSERT INTO "journal" VALUES('eec5b8510a17',67,'play',1,'pyramid gw-y at 0.2',NULL,1794851907.12);
INSERT INTO "journal" VALUES('eec5b8510a17',68,'play',1,'done',NULL,1794851907.123);
INSERT INTO "journal" VALUES('eec5b8510a17',69,'play',0,'take 1','140072600950480-21',1794851907.127);
INSERT INTO "journal" VALUES('eec5b8510a17',70,'play',0,'pyramid g-yr at 0.1','140072600950480-22',1794851907.129);
INSERT INTO "journal" VALUES('eec5b8510a17',71,'play',0,'done','140072600950480-23',1794851907.131);
INSERT INTO "journal" VALUES('eec5b8510a17',72,'play',0,'discard wg-y','140072600950480-24',1794851907.132);
INSERT INTO "journal" VALUES('eec5b8510a17',73,'play',1,'discard g-wr',NULL,1794851907.135);
INSERT INTO "journal" VALUES('eec5b8510a17',74,'play',-1,'reveal r-yb',NULL,1794851907.135);
INSERT INTO "journal" VALUES('eec5b8510a17',75,'play',-1,'reveal rw-g',NULL,1794851907.135);
INSERT INTO "journal" VALUES('eec5b8510a17',76,'play',-1,'reveal yg-r',NULL,1794851907.135);
INSERT INTO "journal" VALUES('eec5b8510a17',77,'play',-1,'reveal rw-y',NULL,1794851907.135);
INSERT INTO "journal" VALUES('eec5b8510a17',78,'play',1,'god anubis',NULL,1794851907.138);
INSERT INTO "journal" VALUES('eec5b8510a17',79,'play',0,'god khepri','140072600950480-25',1794851907.14);
INSERT INTO "journal" VALUES('eec5b8510a17',80,'play',1,'take 2',NULL,1794851907.142);
INSERT INTO "journal" VALUES('eec5b8510a17',81,'play',1,'pyramid rw-y at 1.-1',NULL,1794851907.145);
INSERT INTO "journal" VALUES('eec5b8510a17',82,'play',1,'done',NULL,1794851907.149);
INSERT INTO "journal" VALUES('eec5b8510a17',83,'play',0,'take 1','140072600950480-26',1794851907.151);
INSERT INTO "journal" VALUES('eec5b8510a17',84,'play',0,'pyramid r-yb at 1.0','140072600950480-27',1794851907.152);
INSERT INTO "journal" VALUES('eec5b8510a17',85,'play',0,'done','140072600950480-28',1794851907.154);
INSERT INTO "journal" VALUES('eec5b8510a17',86,'play',1,'discard yg-r',NULL,1794851907.157);
INSERT INTO "journal" VALUES('eec5b8510a17',87,'play',0,'discard rw-g','140072600950480-29',1794851907.159);
INSERT INTO "journal" VALUES('eec5b8510a17',88,'play',-1,'reveal yr-w',NULL,1794851907.159);
INSERT INTO "journal" VALUES('eec5b8510a17',89,'play',-1,'reveal gy-r',NULL,1794851907.159);
INSERT INTO "journal" VALUES('eec5b8510a17',90,'play',-1,'reveal bw-y',NULL,1794851907.159);
INSERT INTO "journal" VALUES('eec5b8510a17',91,'play',-1,'reveal y-bg',NULL,1794851907.159);
INSERT INTO "journal" VALUES('eec5b8510a17',92,'play',0,'god khepri','140072600950480-30',1794851907.16);
INSERT INTO "journal" VALUES('eec5b8510a17',93,'play',1,'god sekhmet',NULL,1794851907.163);
INSERT INTO "journal" VALUES('eec5b8510a17',94,'play',0,'take 2','140072600950480-31',1794851907.165);
INSERT INTO "journal" VALUES('eec5b8510a17',95,'play',0,'pyramid br-w at 2.-1','140072600950480-32',1794851907.168);
INSERT INTO "journal" VALUES('eec5b8510a17',96,'play',0,'obelisk y-bg','140072600950480-33',1794851907.172);
INSERT INTO "journal" VALUES('eec5b8510a17',97,'play',0,'done','140072600950480-34',1794851907.174);
INSERT INTO "journal" VALUES('eec5b8510a17',98,'play',1,'take 1',NULL,1794851907.179);
INSERT INTO "journal" VALUES('eec5b8510a17',99,'play',1,'pyramid gy-r at 1.1',NULL,1794851907.185);
INSERT INTO "journal" VALUES('eec5b8510a17',100,'play',1,'tomb yr-w',NULL,1794851907.19);
INSERT INTO "journal" VALUES('eec5b8510a17',101,'play',1,'done',NULL,1794851907.197);
INSERT INTO "journal" VALUES('eec5b8510a17',102,'play',-1,'reveal wb-r',NULL,1794851907.197);
INSERT INTO "journal" VALUES('eec5b8510a17',103,'play',-1,'reveal r-gy',NULL,1794851907.197);
INSERT INTO "journal" VALUES('eec5b8510a17',104,'play',-1,'reveal y-br',NULL,1794851907.197);
INSERT INTO "journal" VALUES('eec5b8510a17',105,'play',-1,'reveal w-yr',NULL,1794851907.197);
INSERT INTO "journal" VALUES('eec5b8510a17',106,'play',1,'god horus',NULL,1794851907.206);
INSERT INTO "journal" VALUES('eec5b8510a17',107,'play',0,'god sekhmet','140072600950480-35',1794851907.212);
INSERT INTO "journal" VALUES('eec5b8510a17',108,'play',1,'take 2',NULL,1794851907.217);
INSERT INTO "journal" VALUES('eec5b8510a17',109,'play',1,'pyramid b-rg at 2.0',NULL,1794851907.222);
INSERT INTO "journal" VALUES('eec5b8510a17',110,'play',1,'done',NULL,1794851907.225);
INSERT INTO "journal" VALUES('eec5b8510a17',111,'play',0,'take 1','140072600950480-36',1794851907.228);
INSERT INTO "journal" VALUES('eec5b8510a17',112,'play',0,'pyramid r-gy at 1.-2','140072600950480-37',1794851907.232);
INSERT INTO "journal" VALUES('eec5b8510a17',113,'play',0,'obelisk wb-r','140072600950480-38',1794851907.236);
INSERT INTO "journal" VALUES('eec5b8510a17',114,'play',0,'done','140072600950480-39',1794851907.239);
INSERT INTO "journal" VALUES('eec5b8510a17',115,'play',1,'discard w-yr',NULL,1794851907.246);
INSERT INTO "journal" VALUES('eec5b8510a17',116,'play',-1,'reveal wy-r',NULL,1794851907.246);
INSERT INTO "journal" VALUES('eec5b8510a17',117,'play',-1,'reveal y-g',NULL,1794851907.246);
INSERT INTO "journal" VALUES('eec5b8510a17',118,'play',-1,'reveal r-yw',NULL,1794851907.246);
INSERT INTO "journal" VALUES('eec5b8510a17',119,'play',-1,'reveal b-b',NULL,1794851907.246);
INSERT INTO "journal" VALUES('eec5b8510a17',120,'play',0,'god khepri','140072600950480-40',1794851907.249);
INSERT INTO "journal" VALUES('eec5b8510a17',121,'play',1,'god horus',NULL,1794851907.255);
INSERT INTO "journal" VALUES('eec5b8510a17',122,'play',1,'take 2',NULL,1794851907.263);
INSERT INTO "journal" VALUES('eec5b8510a17',123,'play',1,'pyramid b-b at 2.-1',NULL,1794851907.272);
INSERT INTO "journal" VALUES('eec5b8510a17',124,'play',1,'done',NULL,1794851907.28);
INSERT INTO "journal" VALUES('eec5b8510a17',125,'play',0,'take 1','140072600950480-41',1794851907.283);
INSERT INTO "journal" VALUES('eec5b8510a17',126,'play',0,'pyramid y-g at 2.-2','140072600950480-42',1794851907.288);
INSERT INTO "journal" VALUES('eec5b8510a17',127,'play',0,'done','140072600950480-43',1794851907.291);
INSERT INTO "journal" VALUES('eec5b8510a17',128,'play',0,'discard bw-y','140072600950480-44',1794851907.294);
INSERT INTO "journal" VALUES('eec5b8510a17',129,'play',1,'discard r-yw',NULL,1794851907.303);
INSERT INTO "journal" VALUES('eec5b8510a17',130,'play',-1,'reveal y-b',NULL,1794851907.303);
INSERT INTO "journal" VALUES('eec5b8510a17',131,'play',-1,'reveal gb-w',NULL,1794851907.303);
INSERT INTO "journal" VALUES('eec5b8510a17',132,'play',-1,'reveal y-r',NULL,1794851907.303);
INSERT INTO "journal" VALUES('eec5b8510a17',133,'play',-1,'reveal b-r',NULL,1794851907.303);
INSERT INTO "journal" VALUES('eec5b8510a17',134,'play',1,'god sekhmet',NULL,1794851907.311);
INSERT INTO "journal" VALUES('eec5b8510a17',135,'play',0,'god khepri','140072600950480-45',1794851907.315);
INSERT INTO "journal" VALUES('eec5b8510a17',136,'play',0,'take 1','140072600950480-46',1794851907.32);
INSERT INTO "journal" VALUES('eec5b8510a17',137,'play',0,'pyramid y-b at 3.-2','140072600950480-47',1794851907.324);
INSERT INTO "journal" VALUES('eec5b8510a17',138,'play',0,'obelisk wy-r','140072600950480-48',1794851907.328);
INSERT INTO "journal" VALUES('eec5b8510a17',139,'play',0,'done','140072600950480-49',1794851907.332);
INSERT INTO "journal" VALUES('eec5b8510a17',140,'play',1,'take 2',NULL,1794851907.338);
INSERT INTO "journal" VALUES('eec5b8510a17',141,'play',1,'pyramid y-r at 3.-1',NULL,1794851907.345);
INSERT INTO "journal" VALUES('eec5b8510a17',142,'play',1,'done',NULL,1794851907.352);
CREATE TABLE keys (
	token VARCHAR(64) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	guest VARCHAR(16) NOT NULL, 
	made FLOAT NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (token), 
	CONSTRAINT fk_keys_guest FOREIGN KEY(guest) REFERENCES guests (id), 
	CONSTRAINT fk_keys_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "keys" VALUES('1568df5919aaffca4b3c9a3cc3361da74386ffcb9bf640753fa4be95c1c97c6c','03541b96aa11','dd73d1ecad98',1.79485190736648535722e+09);
CREATE TABLE randomness (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	number BLOB NOT NULL, 
	CONSTRAINT pk_randomness PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_randomness_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "randomness" VALUES('eec5b8510a17',1,X'D765B0041362DF10B4F1385E0073A1AA914C28831C3FDD2EB8EF70703A79416A');
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(16), 
	level VARCHAR(32), 
	name VARCHAR(32) NOT NULL, 
	colour VARCHAR(16) NOT NULL, 
	symbol VARCHAR(16) NOT NULL, randomness_commitment VARCHAR(64), 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_guest FOREIGN KEY(guest) REFERENCES guests (id), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('e672a5a9b6fd',0,'55ae6e2ebae8',NULL,'Ann','lapis','ankh',NULL);
INSERT INTO "seats" VALUES('e672a5a9b6fd',1,NULL,NULL,'','','',NULL);
INSERT INTO "seats" VALUES('e672a5a9b6fd',2,NULL,'random','Imhotep','gold','eye','be75b4aa22856382240325e39c1a43cafacbeae5568d5ff383808b092dfbf086');
INSERT INTO "seats" VALUES('03541b96aa11',0,'55ae6e2ebae8',NULL,'Ann','lapis','ankh',NULL);
INSERT INTO "seats" VALUES('03541b96aa11',1,'dd73d1ecad98',NULL,'Bea 𓂀','gold','eye',NULL);
INSERT INTO "seats" VALUES('782364d1f664',0,'dd73d1ecad98',NULL,'Bea 𓂀','lapis','ankh',NULL);
INSERT INTO "seats" VALUES('782364d1f664',1,'30e39974cd54',NULL,'Cléo','gold','eye',NULL);
INSERT INTO "seats" VALUES('eec5b8510a17',0,'30e39974cd54',NULL,'Cléo','lapis','ankh',NULL);
INSERT INTO "seats" VALUES('eec5b8510a17',1,NULL,'random','Imhotep','gold','eye','3e33dd544c3b66b3e9c6640b43c1838e9c4355e42eb01053736dfa1dd7457ef6');
CREATE TABLE seeds (
	table_id VARCHAR(16) NOT NULL, 
	seed BLOB NOT NULL, 
	CONSTRAINT pk_seeds PRIMARY KEY (table_id), 
	CONSTRAINT fk_seeds_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seeds" VALUES('e672a5a9b6fd',X'05AF5F06EA0FA356B208265D58BF30B32783E6DF1CC69F2F411A61B2D173CDD8');
INSERT INTO "seeds" VALUES('03541b96aa11',X'4F1FCD55EE4A0C60B3EDB5AB50FEAB9E897FE7B90A55890CAA9B1182DBD5B1D1');
INSERT INTO "seeds" VALUES('782364d1f664',X'FA5F7BEA22392CC022625A1B3B68918125013D1BE0FF0B08933A3A4F3BF0FF25');
INSERT INTO "seeds" VALUES('eec5b8510a17',X'5D21EC0ED582F3EBE12359D1D996224EE1430DF3736A2A116EA44DEB92F83A8E');
CREATE TABLE sessions (
	token VARCHAR(64) NOT NULL, 
	guest VARCHAR(16) NOT NULL, 
	made FLOAT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token), 
	CONSTRAINT fk_sessions_guest FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "sessions" VALUES('4708544728268218826a8793308ed60713d075a2bc8f925df1a6d90819a162ad','55ae6e2ebae8',1.79485190419320869443e+09);
INSERT INTO "sessions" VALUES('7e94351f4d07fc365243ae0d67cba16885de72db21a654c11be1a9dfeff488e2','dd73d1ecad98',1.79485190423885869982e+09);
INSERT INTO "sessions" VALUES('07756573ba51ee88df725378f202793280b9ba89a74e26b320c77b67e01e668e','30e39974cd54',1.79485190428138542172e+09);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules VARCHAR(16) NOT NULL, 
	players INTEGER NOT NULL, 
	options JSON NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	host VARCHAR(16) NOT NULL, 
	open BOOLEAN NOT NULL, 
	invite VARCHAR(32) NOT NULL, 
	watch VARCHAR(32) NOT NULL, 
	phase VARCHAR(8) NOT NULL, 
	asked INTEGER NOT NULL, 
	moment INTEGER NOT NULL, 
	made FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	next VARCHAR(16), 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES guests (id), 
	CONSTRAINT uq_tables_invite UNIQUE (invite), 
	CONSTRAINT uq_tables_watch UNIQUE (watch)
);
INSERT INTO "tables" VALUES('e672a5a9b6fd','giza','1',3,'{"edition": "pegasus-2006", "demolish_rival_sphinx": "yes", "memory": "closed", "first": "random"}','3dd03a91f6919290cf5d2f1ca4c8e61ec4f05f5cb1b683f10befd02a18830923','55ae6e2ebae8',1,'JDO624VJ4FH820npZMzntA','yJ8BdYZ2HXaoN_cS-8hkYg','waiting',0,0,1794851904.313,1794851904.313,NULL);
INSERT INTO "tables" VALUES('03541b96aa11','giza','1',2,'{"edition": "pegasus-2006", "demolish_rival_sphinx": "yes", "memory": "closed", "first": "random"}','f4165f64d97ecb2819a80760f806ee62dcf7dd8d33da76ce7a3ff6640ecb7bb4','55ae6e2ebae8',0,'aoy0E5d6G72uHQROdBHKMg','Rb3bAA2AIPftxnoKh04GeQ','playing',1,54,1794851904.323,1794851904.546,NULL);
INSERT INTO "tables" VALUES('782364d1f664','vault','1',2,'{"memory": "open"}','a131bbbb570a5508ac13e1bc046cb341d43cf826ed9dbaa5edbd58222e55f1a5','dd73d1ecad98',0,'r3YbF_MDZMWKkOFaeMJrOA','d7R11uD0FvMuvSZds1qCzQ','playing',2,12,1794851904.554,1794851906.109,NULL);
INSERT INTO "tables" VALUES('eec5b8510a17','pyramids','1',2,'{}','689d6414b44f025aea11668a2e36a67a3b8334b7ef7a41af3f4eb9fd934ccb50','30e39974cd54',0,'ZCUavw-AblplvowKZ_lOjw','28zYxJpvIsGgEQPe13g3og','over',0,143,1794851906.513,1794851907.352,NULL);
CREATE INDEX ix_tables_phase_changed ON tables (phase, changed);
CREATE INDEX ix_chat_table ON chat (table_id, id);
CREATE INDEX ix_seats_guest ON seats (guest);
COMMIT;
