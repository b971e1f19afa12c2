BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "chat" VALUES(1,'0e82709e18c0','f892a3dd4228','Ann','hallo <b> 𓂀','140439122944592-10',1.79484830043131423e+09);
CREATE TABLE "guests" (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	colour VARCHAR(16) NOT NULL, 
	symbol VARCHAR(16) NOT NULL, 
	made FLOAT NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('f892a3dd4228','Ann','lapis','ankh',1.79484829976698565478e+09);
INSERT INTO "guests" VALUES('dfbd5d23054e','Bea 𓂀','lapis','ankh',1.79484829985182285311e+09);
INSERT INTO "guests" VALUES('17424ba27cf9','Cléo','lapis','ankh',1.79484829992138290397e+09);
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
INSERT INTO "journal" VALUES('0e82709e18c0',0,'play',-1,'first p2',NULL,1794848300.028);
INSERT INTO "journal" VALUES('0e82709e18c0',1,'play',-1,'draw scarab',NULL,1794848300.028);
INSERT INTO "journal" VALUES('0e82709e18c0',2,'play',-1,'draw sphinx-base',NULL,1794848300.028);
INSERT INTO "journal" VALUES('0e82709e18c0',3,'play',-1,'draw treasure-5',NULL,1794848300.028);
INSERT INTO "journal" VALUES('0e82709e18c0',4,'play',-1,'draw scarab',NULL,1794848300.028);
INSERT INTO "journal" VALUES('0e82709e18c0',5,'play',-1,'draw +4',NULL,1794848300.028);
INSERT INTO "journal" VALUES('0e82709e18c0',6,'play',-1,'draw -1',NULL,1794848300.028);
INSERT INTO "journal" VALUES('0e82709e18c0',7,'play',-1,'draw sphinx-base',NULL,1794848300.028);
INSERT INTO "journal" VALUES('0e82709e18c0',8,'play',-1,'draw +3',NULL,1794848300.028);
INSERT INTO "journal" VALUES('0e82709e18c0',9,'play',1,'play +4 on p1.chephren','140439123405904-0',1794848300.094);
INSERT INTO "journal" VALUES('0e82709e18c0',10,'play',-1,'draw +4',NULL,1794848300.094);
INSERT INTO "journal" VALUES('0e82709e18c0',11,'play',0,'play scarab on p2.cheops','140439122944592-0',1794848300.108);
INSERT INTO "journal" VALUES('0e82709e18c0',12,'play',-1,'draw +2',NULL,1794848300.108);
INSERT INTO "journal" VALUES('0e82709e18c0',13,'play',1,'play +3 on p2.chephren','140439123405904-1',1794848300.136);
INSERT INTO "journal" VALUES('0e82709e18c0',14,'play',-1,'draw demolition',NULL,1794848300.136);
INSERT INTO "journal" VALUES('0e82709e18c0',15,'play',0,'play scarab on p2.sphinx','140439122944592-1',1794848300.145);
INSERT INTO "journal" VALUES('0e82709e18c0',16,'play',-1,'draw demolition',NULL,1794848300.145);
INSERT INTO "journal" VALUES('0e82709e18c0',17,'play',1,'discard demolition','140439123405904-2',1794848300.16);
INSERT INTO "journal" VALUES('0e82709e18c0',18,'play',1,'discard sphinx-base','140439123405904-3',1794848300.164);
INSERT INTO "journal" VALUES('0e82709e18c0',19,'play',1,'stop','140439123405904-4',1794848300.168);
INSERT INTO "journal" VALUES('0e82709e18c0',20,'play',-1,'draw demolition',NULL,1794848300.168);
INSERT INTO "journal" VALUES('0e82709e18c0',21,'play',-1,'draw +5',NULL,1794848300.168);
INSERT INTO "journal" VALUES('0e82709e18c0',22,'play',0,'play +2 on p1.chephren','140439122944592-2',1794848300.18);
INSERT INTO "journal" VALUES('0e82709e18c0',23,'play',-1,'draw +2',NULL,1794848300.18);
INSERT INTO "journal" VALUES('0e82709e18c0',24,'play',1,'play +4 on p1.cheops','140439123405904-5',1794848300.191);
INSERT INTO "journal" VALUES('0e82709e18c0',25,'play',-1,'draw -4',NULL,1794848300.191);
INSERT INTO "journal" VALUES('0e82709e18c0',26,'play',0,'play demolition on p2.cheops','140439122944592-3',1794848300.21);
INSERT INTO "journal" VALUES('0e82709e18c0',27,'play',-1,'draw demolition',NULL,1794848300.21);
INSERT INTO "journal" VALUES('0e82709e18c0',28,'play',1,'discard -1','140439123405904-6',1794848300.232);
INSERT INTO "journal" VALUES('0e82709e18c0',29,'play',1,'discard demolition','140439123405904-7',1794848300.248);
INSERT INTO "journal" VALUES('0e82709e18c0',30,'play',1,'stop','140439123405904-8',1794848300.264);
INSERT INTO "journal" VALUES('0e82709e18c0',31,'play',-1,'draw -3',NULL,1794848300.264);
INSERT INTO "journal" VALUES('0e82709e18c0',32,'play',-1,'draw -5',NULL,1794848300.264);
INSERT INTO "journal" VALUES('0e82709e18c0',33,'play',0,'play +2 on p2.chephren','140439122944592-4',1794848300.277);
INSERT INTO "journal" VALUES('0e82709e18c0',34,'play',-1,'draw demolition',NULL,1794848300.277);
INSERT INTO "journal" VALUES('0e82709e18c0',35,'play',1,'discard -5','140439123405904-9',1794848300.313);
INSERT INTO "journal" VALUES('0e82709e18c0',36,'play',1,'stop','140439123405904-10',1794848300.324);
INSERT INTO "journal" VALUES('0e82709e18c0',37,'play',-1,'draw +4',NULL,1794848300.324);
INSERT INTO "journal" VALUES('0e82709e18c0',38,'play',0,'play sphinx-base on p1.sphinx','140439122944592-5',1794848300.328);
INSERT INTO "journal" VALUES('0e82709e18c0',39,'play',-1,'draw +5',NULL,1794848300.328);
INSERT INTO "journal" VALUES('0e82709e18c0',40,'play',1,'play +5 on p2.mykerinos','140439123405904-11',1794848300.336);
INSERT INTO "journal" VALUES('0e82709e18c0',41,'play',-1,'draw demolition',NULL,1794848300.336);
INSERT INTO "journal" VALUES('0e82709e18c0',42,'play',0,'play +5 on p2.cheops','140439122944592-6',1794848300.344);
INSERT INTO "journal" VALUES('0e82709e18c0',43,'play',-1,'draw +4',NULL,1794848300.344);
INSERT INTO "journal" VALUES('0e82709e18c0',44,'play',1,'play -4 on p2.cheops','140439123405904-12',1794848300.351);
INSERT INTO "journal" VALUES('0e82709e18c0',45,'play',-1,'draw treasure-2',NULL,1794848300.351);
INSERT INTO "journal" VALUES('0e82709e18c0',46,'play',0,'play demolition on p1.cheops','140439122944592-7',1794848300.368);
INSERT INTO "journal" VALUES('0e82709e18c0',47,'play',-1,'draw -1',NULL,1794848300.368);
INSERT INTO "journal" VALUES('0e82709e18c0',48,'play',1,'play +4 on p1.cheops','140439123405904-13',1794848300.376);
INSERT INTO "journal" VALUES('0e82709e18c0',49,'play',-1,'draw treasure-5',NULL,1794848300.376);
INSERT INTO "journal" VALUES('0e82709e18c0',50,'play',0,'play treasure-5 on p2.mykerinos','140439122944592-8',1794848300.38);
INSERT INTO "journal" VALUES('0e82709e18c0',51,'play',-1,'draw -4',NULL,1794848300.38);
INSERT INTO "journal" VALUES('0e82709e18c0',52,'play',1,'play demolition on p1.sphinx','140439123405904-14',1794848300.413);
INSERT INTO "journal" VALUES('0e82709e18c0',53,'play',-1,'draw -5',NULL,1794848300.413);
INSERT INTO "journal" VALUES('0e82709e18c0',54,'play',0,'play -1 on p2.chephren','140439122944592-9',1794848300.417);
INSERT INTO "journal" VALUES('0e82709e18c0',55,'play',-1,'draw +5',NULL,1794848300.417);
INSERT INTO "journal" VALUES('9c83a6e30bf7',0,'play',-1,'deal garnet-crane',NULL,1794848300.447);
INSERT INTO "journal" VALUES('9c83a6e30bf7',1,'play',-1,'deal onyx-ibis',NULL,1794848300.447);
INSERT INTO "journal" VALUES('9c83a6e30bf7',2,'play',-1,'deal onyx-hare',NULL,1794848300.447);
INSERT INTO "journal" VALUES('9c83a6e30bf7',3,'play',-1,'deal beryl-hippo',NULL,1794848300.447);
INSERT INTO "journal" VALUES('9c83a6e30bf7',4,'play',-1,'deal onyx-crane',NULL,1794848300.447);
INSERT INTO "journal" VALUES('9c83a6e30bf7',5,'play',-1,'deal onyx-lynx',NULL,1794848300.447);
INSERT INTO "journal" VALUES('9c83a6e30bf7',6,'seal',0,'show onyx-hare','140439123537168-0',1794848300.467);
INSERT INTO "journal" VALUES('9c83a6e30bf7',7,'seal',1,'show onyx-lynx','140439121612624-0',1794848300.48);
INSERT INTO "journal" VALUES('9c83a6e30bf7',8,'play',0,'show onyx-hare',NULL,1794848300.48);
INSERT INTO "journal" VALUES('9c83a6e30bf7',9,'play',1,'show onyx-lynx',NULL,1794848300.48);
INSERT INTO "journal" VALUES('9c83a6e30bf7',10,'play',0,'mark left','140439123537168-1',1794848300.481);
INSERT INTO "journal" VALUES('9c83a6e30bf7',11,'undo',0,'','140439123537168-2',1794848300.801);
INSERT INTO "journal" VALUES('9c83a6e30bf7',12,'play',0,'mark right','140439123537168-3',1794848301.104);
INSERT INTO "journal" VALUES('9c83a6e30bf7',13,'play',0,'mark right','140439123537168-4',1794848301.407);
INSERT INTO "journal" VALUES('9c83a6e30bf7',14,'seal',0,'show onyx-crane','140439123537168-5',1794848301.726);
INSERT INTO "journal" VALUES('9c83a6e30bf7',15,'seal',0,'show garnet-crane','140439123537168-6',1794848302.037);
INSERT INTO "journal" VALUES('c4183b13eb74',0,'play',-1,'first p2',NULL,1794848302.459);
INSERT INTO "journal" VALUES('c4183b13eb74',1,'play',-1,'deal p1 b-wg',NULL,1794848302.459);
INSERT INTO "journal" VALUES('c4183b13eb74',2,'play',-1,'deal p2 rw-b',NULL,1794848302.459);
INSERT INTO "journal" VALUES('c4183b13eb74',3,'play',-1,'out sekhmet',NULL,1794848302.459);
INSERT INTO "journal" VALUES('c4183b13eb74',4,'play',-1,'reveal r-gy',NULL,1794848302.459);
INSERT INTO "journal" VALUES('c4183b13eb74',5,'play',-1,'reveal y-wg',NULL,1794848302.459);
INSERT INTO "journal" VALUES('c4183b13eb74',6,'play',-1,'reveal b-gy',NULL,1794848302.459);
INSERT INTO "journal" VALUES('c4183b13eb74',7,'play',-1,'reveal by-w',NULL,1794848302.459);
INSERT INTO "journal" VALUES('c4183b13eb74',8,'play',1,'god horus',NULL,1794848303.151);
INSERT INTO "journal" VALUES('c4183b13eb74',9,'play',0,'god khepri','140439121661840-0',1794848303.172);
INSERT INTO "journal" VALUES('c4183b13eb74',10,'play',1,'take 1',NULL,1794848303.178);
INSERT INTO "journal" VALUES('c4183b13eb74',11,'play',1,'pyramid y-wg at 0.0',NULL,1794848303.183);
INSERT INTO "journal" VALUES('c4183b13eb74',12,'play',1,'done',NULL,1794848303.186);
INSERT INTO "journal" VALUES('c4183b13eb74',13,'play',0,'take 2','140439121661840-1',1794848303.188);
INSERT INTO "journal" VALUES('c4183b13eb74',14,'play',0,'pyramid b-wg at 0.0','140439121661840-2',1794848303.19);
INSERT INTO "journal" VALUES('c4183b13eb74',15,'play',0,'done','140439121661840-3',1794848303.195);
INSERT INTO "journal" VALUES('c4183b13eb74',16,'play',1,'discard rw-b',NULL,1794848303.198);
INSERT INTO "journal" VALUES('c4183b13eb74',17,'play',0,'discard by-w','140439121661840-4',1794848303.208);
INSERT INTO "journal" VALUES('c4183b13eb74',18,'play',-1,'reveal b-b',NULL,1794848303.208);
INSERT INTO "journal" VALUES('c4183b13eb74',19,'play',-1,'reveal g-r',NULL,1794848303.208);
INSERT INTO "journal" VALUES('c4183b13eb74',20,'play',-1,'reveal g-b',NULL,1794848303.208);
INSERT INTO "journal" VALUES('c4183b13eb74',21,'play',-1,'reveal gy-r',NULL,1794848303.208);
INSERT INTO "journal" VALUES('c4183b13eb74',22,'play',0,'god sekhmet','140439121661840-5',1794848303.212);
INSERT INTO "journal" VALUES('c4183b13eb74',23,'play',1,'god anubis',NULL,1794848303.215);
INSERT INTO "journal" VALUES('c4183b13eb74',24,'play',1,'take 1',NULL,1794848303.218);
INSERT INTO "journal" VALUES('c4183b13eb74',25,'play',1,'pyramid g-r at 0.-1',NULL,1794848303.221);
INSERT INTO "journal" VALUES('c4183b13eb74',26,'play',1,'done',NULL,1794848303.223);
INSERT INTO "journal" VALUES('c4183b13eb74',27,'play',0,'take 2','140439121661840-6',1794848303.227);
INSERT INTO "journal" VALUES('c4183b13eb74',28,'play',0,'pyramid g-b at 0.-1','140439121661840-7',1794848303.229);
INSERT INTO "journal" VALUES('c4183b13eb74',29,'play',0,'obelisk gy-r','140439121661840-8',1794848303.232);
INSERT INTO "journal" VALUES('c4183b13eb74',30,'play',0,'tomb b-gy','140439121661840-9',1794848303.233);
INSERT INTO "journal" VALUES('c4183b13eb74',31,'play',0,'done','140439121661840-10',1794848303.244);
INSERT INTO "journal" VALUES('c4183b13eb74',32,'play',1,'discard r-gy',NULL,1794848303.262);
INSERT INTO "journal" VALUES('c4183b13eb74',33,'play',-1,'reveal b-ry',NULL,1794848303.262);
INSERT INTO "journal" VALUES('c4183b13eb74',34,'play',-1,'reveal gr-y',NULL,1794848303.262);
INSERT INTO "journal" VALUES('c4183b13eb74',35,'play',-1,'reveal y-bg',NULL,1794848303.262);
INSERT INTO "journal" VALUES('c4183b13eb74',36,'play',-1,'reveal r-gb',NULL,1794848303.262);
INSERT INTO "journal" VALUES('c4183b13eb74',37,'play',1,'god horus',NULL,1794848303.273);
INSERT INTO "journal" VALUES('c4183b13eb74',38,'play',0,'god sekhmet','140439121661840-11',1794848303.288);
INSERT INTO "journal" VALUES('c4183b13eb74',39,'play',1,'take 1',NULL,1794848303.298);
INSERT INTO "journal" VALUES('c4183b13eb74',40,'play',1,'pyramid gr-y at 0.1',NULL,1794848303.318);
INSERT INTO "journal" VALUES('c4183b13eb74',41,'play',1,'done',NULL,1794848303.334);
INSERT INTO "journal" VALUES('c4183b13eb74',42,'play',0,'take 2','140439121661840-12',1794848303.344);
INSERT INTO "journal" VALUES('c4183b13eb74',43,'play',0,'pyramid r-gb at 0.-2','140439121661840-13',1794848303.356);
INSERT INTO "journal" VALUES('c4183b13eb74',44,'play',0,'done','140439121661840-14',1794848303.364);
INSERT INTO "journal" VALUES('c4183b13eb74',45,'play',1,'discard b-ry',NULL,1794848303.377);
INSERT INTO "journal" VALUES('c4183b13eb74',46,'play',-1,'reveal b-rg',NULL,1794848303.377);
INSERT INTO "journal" VALUES('c4183b13eb74',47,'play',-1,'reveal bg-w',NULL,1794848303.377);
INSERT INTO "journal" VALUES('c4183b13eb74',48,'play',-1,'reveal g-g',NULL,1794848303.377);
INSERT INTO "journal" VALUES('c4183b13eb74',49,'play',-1,'reveal g-wr',NULL,1794848303.377);
INSERT INTO "journal" VALUES('c4183b13eb74',50,'play',0,'god anubis','140439121661840-15',1794848303.383);
INSERT INTO "journal" VALUES('c4183b13eb74',51,'play',1,'god sekhmet',NULL,1794848303.391);
INSERT INTO "journal" VALUES('c4183b13eb74',52,'play',0,'take 1','140439121661840-16',1794848303.4);
INSERT INTO "journal" VALUES('c4183b13eb74',53,'play',0,'pyramid bg-w at 0.-3','140439121661840-17',1794848303.408);
INSERT INTO "journal" VALUES('c4183b13eb74',54,'play',0,'done','140439121661840-18',1794848303.412);
INSERT INTO "journal" VALUES('c4183b13eb74',55,'play',1,'take 2',NULL,1794848303.42);
INSERT INTO "journal" VALUES('c4183b13eb74',56,'play',1,'pyramid b-b at 1.0',NULL,1794848303.432);
INSERT INTO "journal" VALUES('c4183b13eb74',57,'play',1,'tomb g-wr',NULL,1794848303.441);
INSERT INTO "journal" VALUES('c4183b13eb74',58,'play',1,'done',NULL,1794848303.458);
INSERT INTO "journal" VALUES('c4183b13eb74',59,'play',0,'discard y-bg','140439121661840-19',1794848303.468);
INSERT INTO "journal" VALUES('c4183b13eb74',60,'play',-1,'reveal b-wy',NULL,1794848303.468);
INSERT INTO "journal" VALUES('c4183b13eb74',61,'play',-1,'reveal gw-b',NULL,1794848303.468);
INSERT INTO "journal" VALUES('c4183b13eb74',62,'play',-1,'reveal w-g',NULL,1794848303.468);
INSERT INTO "journal" VALUES('c4183b13eb74',63,'play',-1,'reveal r-wb',NULL,1794848303.468);
INSERT INTO "journal" VALUES('c4183b13eb74',64,'play',1,'god khepri',NULL,1794848303.482);
INSERT INTO "journal" VALUES('c4183b13eb74',65,'play',0,'god horus','140439121661840-20',1794848303.492);
INSERT INTO "journal" VALUES('c4183b13eb74',66,'play',0,'take 2','140439121661840-21',1794848303.5);
INSERT INTO "journal" VALUES('c4183b13eb74',67,'play',0,'pyramid w-g at 1.-3','140439121661840-22',1794848303.511);
INSERT INTO "journal" VALUES('c4183b13eb74',68,'play',0,'done','140439121661840-23',1794848303.524);
INSERT INTO "journal" VALUES('c4183b13eb74',69,'play',1,'take 1',NULL,1794848303.532);
INSERT INTO "journal" VALUES('c4183b13eb74',70,'play',1,'pyramid gw-b at 0.-2',NULL,1794848303.551);
INSERT INTO "journal" VALUES('c4183b13eb74',71,'play',1,'obelisk b-wy',NULL,1794848303.567);
INSERT INTO "journal" VALUES('c4183b13eb74',72,'play',1,'done',NULL,1794848303.579);
INSERT INTO "journal" VALUES('c4183b13eb74',73,'play',0,'discard r-wb','140439121661840-24',1794848303.592);
INSERT INTO "journal" VALUES('c4183b13eb74',74,'play',-1,'reveal wr-b',NULL,1794848303.592);
INSERT INTO "journal" VALUES('c4183b13eb74',75,'play',-1,'reveal y-w',NULL,1794848303.592);
INSERT INTO "journal" VALUES('c4183b13eb74',76,'play',-1,'reveal bw-y',NULL,1794848303.592);
INSERT INTO "journal" VALUES('c4183b13eb74',77,'play',-1,'reveal b-yg',NULL,1794848303.592);
INSERT INTO "journal" VALUES('c4183b13eb74',78,'play',0,'god khepri','140439121661840-25',1794848303.596);
INSERT INTO "journal" VALUES('c4183b13eb74',79,'play',1,'god sekhmet',NULL,1794848303.614);
INSERT INTO "journal" VALUES('c4183b13eb74',80,'play',0,'take 1','140439121661840-26',1794848303.619);
INSERT INTO "journal" VALUES('c4183b13eb74',81,'play',0,'pyramid b-rg at 1.-1','140439121661840-27',1794848303.628);
INSERT INTO "journal" VALUES('c4183b13eb74',82,'play',0,'obelisk y-w','140439121661840-28',1794848303.636);
INSERT INTO "journal" VALUES('c4183b13eb74',83,'play',0,'done','140439121661840-29',1794848303.638);
INSERT INTO "journal" VALUES('c4183b13eb74',84,'play',1,'take 2',NULL,1794848303.654);
INSERT INTO "journal" VALUES('c4183b13eb74',85,'play',1,'pyramid b-yg at 1.-1',NULL,1794848303.67);
INSERT INTO "journal" VALUES('c4183b13eb74',86,'play',1,'done',NULL,1794848303.682);
INSERT INTO "journal" VALUES('c4183b13eb74',87,'play',1,'discard g-g',NULL,1794848303.697);
INSERT INTO "journal" VALUES('c4183b13eb74',88,'play',-1,'reveal r-bw',NULL,1794848303.697);
INSERT INTO "journal" VALUES('c4183b13eb74',89,'play',-1,'reveal g-wy',NULL,1794848303.697);
INSERT INTO "journal" VALUES('c4183b13eb74',90,'play',-1,'reveal by-r',NULL,1794848303.697);
INSERT INTO "journal" VALUES('c4183b13eb74',91,'play',-1,'reveal rb-y',NULL,1794848303.697);
INSERT INTO "journal" VALUES('c4183b13eb74',92,'play',1,'god sekhmet',NULL,1794848303.714);
INSERT INTO "journal" VALUES('c4183b13eb74',93,'play',0,'god horus','140439121661840-30',1794848303.725);
INSERT INTO "journal" VALUES('c4183b13eb74',94,'play',0,'take 1','140439121661840-31',1794848303.733);
INSERT INTO "journal" VALUES('c4183b13eb74',95,'play',0,'pyramid r-bw at 1.-2','140439121661840-32',1794848303.74);
INSERT INTO "journal" VALUES('c4183b13eb74',96,'play',0,'done','140439121661840-33',1794848303.748);
INSERT INTO "journal" VALUES('c4183b13eb74',97,'play',1,'take 2',NULL,1794848303.767);
INSERT INTO "journal" VALUES('c4183b13eb74',98,'play',1,'pyramid rb-y at 1.-2',NULL,1794848303.775);
INSERT INTO "journal" VALUES('c4183b13eb74',99,'play',1,'obelisk bw-y',NULL,1794848303.79);
INSERT INTO "journal" VALUES('c4183b13eb74',100,'play',1,'done',NULL,1794848303.806);
INSERT INTO "journal" VALUES('c4183b13eb74',101,'play',0,'discard g-wy','140439121661840-34',1794848303.811);
INSERT INTO "journal" VALUES('c4183b13eb74',102,'play',-1,'reveal w-by',NULL,1794848303.811);
INSERT INTO "journal" VALUES('c4183b13eb74',103,'play',-1,'reveal yg-w',NULL,1794848303.811);
INSERT INTO "journal" VALUES('c4183b13eb74',104,'play',-1,'reveal r-yw',NULL,1794848303.811);
INSERT INTO "journal" VALUES('c4183b13eb74',105,'play',-1,'reveal g-yr',NULL,1794848303.811);
INSERT INTO "journal" VALUES('c4183b13eb74',106,'play',0,'god sekhmet','140439121661840-35',1794848303.823);
INSERT INTO "journal" VALUES('c4183b13eb74',107,'play',1,'god horus',NULL,1794848303.834);
INSERT INTO "journal" VALUES('c4183b13eb74',108,'play',1,'take 1',NULL,1794848303.848);
INSERT INTO "journal" VALUES('c4183b13eb74',109,'play',1,'pyramid by-r at 2.-1',NULL,1794848303.863);
INSERT INTO "journal" VALUES('c4183b13eb74',110,'play',1,'done',NULL,1794848303.878);
INSERT INTO "journal" VALUES('c4183b13eb74',111,'play',0,'take 2','140439121661840-36',1794848303.887);
INSERT INTO "journal" VALUES('c4183b13eb74',112,'play',0,'pyramid wr-b at 2.-2','140439121661840-37',1794848303.905);
INSERT INTO "journal" VALUES('c4183b13eb74',113,'play',0,'tomb r-yw','140439121661840-38',1794848303.921);
INSERT INTO "journal" VALUES('c4183b13eb74',114,'play',0,'done','140439121661840-39',1794848303.924);
INSERT INTO "journal" VALUES('c4183b13eb74',115,'play',1,'discard w-by',NULL,1794848303.936);
INSERT INTO "journal" VALUES('c4183b13eb74',116,'play',-1,'reveal b-gw',NULL,1794848303.936);
INSERT INTO "journal" VALUES('c4183b13eb74',117,'play',-1,'reveal g-y',NULL,1794848303.936);
INSERT INTO "journal" VALUES('c4183b13eb74',118,'play',-1,'reveal rw-y',NULL,1794848303.936);
INSERT INTO "journal" VALUES('c4183b13eb74',119,'play',-1,'reveal w-w',NULL,1794848303.936);
INSERT INTO "journal" VALUES('c4183b13eb74',120,'play',1,'god horus',NULL,1794848303.955);
INSERT INTO "journal" VALUES('c4183b13eb74',121,'play',0,'god anubis','140439121661840-40',1794848303.969);
INSERT INTO "journal" VALUES('c4183b13eb74',122,'play',1,'take 1',NULL,1794848303.983);
INSERT INTO "journal" VALUES('c4183b13eb74',123,'play',1,'pyramid g-y at 2.-2',NULL,1794848303.993);
INSERT INTO "journal" VALUES('c4183b13eb74',124,'play',1,'done',NULL,1794848304.01);
INSERT INTO "journal" VALUES('c4183b13eb74',125,'play',0,'take 2','140439121661840-41',1794848304.021);
INSERT INTO "journal" VALUES('c4183b13eb74',126,'play',0,'pyramid rw-y at 2.-3','140439121661840-42',1794848304.028);
INSERT INTO "journal" VALUES('c4183b13eb74',127,'play',0,'tomb g-yr','140439121661840-43',1794848304.037);
INSERT INTO "journal" VALUES('c4183b13eb74',128,'play',0,'done','140439121661840-44',1794848304.048);
INSERT INTO "journal" VALUES('c4183b13eb74',129,'play',1,'discard yg-w',NULL,1794848304.059);
INSERT INTO "journal" VALUES('c4183b13eb74',130,'play',-1,'reveal y-bw',NULL,1794848304.059);
INSERT INTO "journal" VALUES('c4183b13eb74',131,'play',-1,'reveal r-y',NULL,1794848304.059);
INSERT INTO "journal" VALUES('c4183b13eb74',132,'play',-1,'reveal g-bw',NULL,1794848304.059);
INSERT INTO "journal" VALUES('c4183b13eb74',133,'play',-1,'reveal w-ry',NULL,1794848304.059);
INSERT INTO "journal" VALUES('c4183b13eb74',134,'play',0,'god khepri','140439121661840-45',1794848304.073);
INSERT INTO "journal" VALUES('c4183b13eb74',135,'play',1,'god anubis',NULL,1794848304.086);
INSERT INTO "journal" VALUES('c4183b13eb74',136,'play',1,'take 2',NULL,1794848304.102);
INSERT INTO "journal" VALUES('c4183b13eb74',137,'play',1,'pyramid w-ry at 3.-2',NULL,1794848304.115);
INSERT INTO "journal" VALUES('c4183b13eb74',138,'play',1,'tomb g-bw',NULL,1794848304.126);
INSERT INTO "journal" VALUES('c4183b13eb74',139,'play',1,'done',NULL,1794848304.137);
INSERT INTO "journal" VALUES('c4183b13eb74',140,'play',0,'take 1','140439121661840-46',1794848304.147);
INSERT INTO "journal" VALUES('c4183b13eb74',141,'play',0,'pyramid w-w at 3.-3','140439121661840-47',1794848304.161);
INSERT INTO "journal" VALUES('c4183b13eb74',142,'play',0,'obelisk r-y','140439121661840-48',1794848304.164);
INSERT INTO "journal" VALUES('c4183b13eb74',143,'play',0,'done','140439121661840-49',1794848304.176);
CREATE TABLE keys (
	token VARCHAR(64) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	guest VARCHAR(16) NOT NULL, 
	made FLOAT NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (token), 
	CONSTRAINT fk_keys_guest FOREIGN KEY(guest) REFERENCES guests (id), 
	CONSTRAINT fk_keys_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "keys" VALUES('8f9c61f97c4d66b192a2494d784cc489cecfe28f033a9531775ddec435696f0d','0e82709e18c0','dfbd5d23054e',1.79484830420376110073e+09);
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(16), 
	level VARCHAR(32), 
	name VARCHAR(32) NOT NULL, 
	colour VARCHAR(16) NOT NULL, 
	symbol VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_guest FOREIGN KEY(guest) REFERENCES guests (id), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('edb610cf31be',0,'f892a3dd4228',NULL,'Ann','lapis','ankh');
INSERT INTO "seats" VALUES('edb610cf31be',1,NULL,NULL,'','','');
INSERT INTO "seats" VALUES('edb610cf31be',2,NULL,'random','Imhotep','gold','eye');
INSERT INTO "seats" VALUES('0e82709e18c0',0,'f892a3dd4228',NULL,'Ann','lapis','ankh');
INSERT INTO "seats" VALUES('0e82709e18c0',1,'dfbd5d23054e',NULL,'Bea 𓂀','gold','eye');
INSERT INTO "seats" VALUES('9c83a6e30bf7',0,'dfbd5d23054e',NULL,'Bea 𓂀','lapis','ankh');
INSERT INTO "seats" VALUES('9c83a6e30bf7',1,'17424ba27cf9',NULL,'Cléo','gold','eye');
INSERT INTO "seats" VALUES('c4183b13eb74',0,'17424ba27cf9',NULL,'Cléo','lapis','ankh');
INSERT INTO "seats" VALUES('c4183b13eb74',1,NULL,'random','Imhotep','gold','eye');
CREATE TABLE seeds (
	table_id VARCHAR(16) NOT NULL, 
	seed BLOB NOT NULL, 
	CONSTRAINT pk_seeds PRIMARY KEY (table_id), 
	CONSTRAINT fk_seeds_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seeds" VALUES('edb610cf31be',X'8A451A3C1E277CBF399D65EE41D06B273ADAEB1413E0D931612729A3E75EA7DD');
INSERT INTO "seeds" VALUES('0e82709e18c0',X'4D0A0BB9D3205A4C5E633EFB6CA3E28E758050E073F669B75F196286876BC1A1');
INSERT INTO "seeds" VALUES('9c83a6e30bf7',X'56804F3C4E3844D4E57825AE6C8C05D126670239EEF8E2E005F692EFC25A9206');
INSERT INTO "seeds" VALUES('c4183b13eb74',X'49E0ACFC20A3443CCD7326CF6F9BBBDC1C2C345BD54E034D829AA5946ADB0B83');
CREATE TABLE sessions (
	token VARCHAR(64) NOT NULL, 
	guest VARCHAR(16) NOT NULL, 
	made FLOAT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token), 
	CONSTRAINT fk_sessions_guest FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "sessions" VALUES('89671811482502e961304aaceaded733f2778e0952ebe5014b4f8c1f2be9b9b3','f892a3dd4228',1.7948482997682001591e+09);
INSERT INTO "sessions" VALUES('446a14030c47f5114798c8346b4f673b69ada42fc70fb9398274d3c0f74b4744','dfbd5d23054e',1.79484829985234761243e+09);
INSERT INTO "sessions" VALUES('ccbe242dd9ec8de2a8949a7df9d0cec40dfb226cccabc694d53dc672846d43b7','17424ba27cf9',1.7948482999217829705e+09);
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
INSERT INTO "tables" VALUES('edb610cf31be','giza','1',3,'{"edition": "pegasus-2006", "demolish_rival_sphinx": "yes", "memory": "closed", "first": "random"}','85b34bfe8abf7bb0f86a6d5bcbd29aaecdde1307f65ce73f077da353886c35dc','f892a3dd4228',1,'We9KIw7ShMvpNsiOmuhU7g','KwYrLmMDuMbfgMCuezpv8g','waiting',0,0,1794848299.982,1794848299.982,NULL);
INSERT INTO "tables" VALUES('0e82709e18c0','giza','1',2,'{"edition": "pegasus-2006", "demolish_rival_sphinx": "yes", "memory": "closed", "first": "random"}','e3082b72e68964531b08c284cac527abc996158f53a165f1dd43476552133370','f892a3dd4228',0,'6b-PEhw5LeAZsHjS0t9-IQ','IJaZPjG2xgqLCF6KLPFTgw','playing',2,56,1794848300.004,1794848300.417,NULL);
INSERT INTO "tables" VALUES('9c83a6e30bf7','vault','1',2,'{"memory": "open"}','c60df0fbc5e2e95edd3272211dd694dab0bd854b7c6de466eadd91a927556eeb','dfbd5d23054e',0,'CqdQAT-hYRzXAf-JPpzeYQ','nRT_-7EhBYfCFhVOKxgQCg','playing',2,12,1794848300.43,1794848302.037,NULL);
INSERT INTO "tables" VALUES('c4183b13eb74','pyramids','1',2,'{}','55324dc6912771b108acfe2b3ab45f8bfa4c721272d5f408ca2569e1ac7e4207','17424ba27cf9',0,'WaqhdSjWzJps4d9Zv2aE3g','uJKC9W2JnbbaFKlXMtmj9g','over',0,144,1794848302.457,1794848304.176,NULL);
CREATE INDEX ix_tables_phase_changed ON tables (phase, changed);
CREATE INDEX ix_chat_table ON chat (table_id, id);
CREATE INDEX ix_seats_guest ON seats (guest);
COMMIT;
