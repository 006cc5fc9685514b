//! A `PostgreSQL` server of a test's own: in a temporary folder, on a loopback port, gone at the end.

#![allow(dead_code, unreachable_pub, reason = "each test takes what it needs")]

use std::fs;
use std::io::Write;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// Where Debian and its kin, and others, put the programs of the server.
const FOLDERS: [&str; 3] = ["/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt"];

/// How long a server may take to begin.
const PATIENCE: Duration = Duration::from_secs(30);

/// Not secret: the port is open for a short time only, and the database holds nothing.
const PASSWORD: &str = "a password with @ and :";

/// The same as it stands in an address.
const ENCODED: &str = "a%20password%20with%20%40%20and%20%3A";

/// A server that ends with the test, however that ends.
pub struct Cluster {
    folder: PathBuf,
    programs: PathBuf,
    port: u16,
    durable: bool,
    /// A shell that waits until its input is closed, by us or by our death, and then ends the server.
    guard: Option<Child>,
}

/// Servers of one program have names of their own.
static NUMBER: AtomicU32 = AtomicU32::new(0);

impl Cluster {
    /// A server that does not wait for the disk. Tests that start one are ignored where none is installed.
    pub fn start() -> Self {
        Self::begin(false)
    }

    /// A server that keeps its word when it is killed.
    pub fn durable() -> Self {
        Self::begin(true)
    }

    fn begin(durable: bool) -> Self {
        let programs = programs().unwrap_or_else(|| panic!("no PostgreSQL server in {FOLDERS:?}"));
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("hedgerow-postgres-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let mut cluster = Self { folder, programs, port: 0, durable, guard: None };
        fs::write(cluster.folder.join("password"), PASSWORD).unwrap();
        if is_root() {
            run(Command::new("chown").args(["-R", "nobody"]).arg(&cluster.folder));
        }
        let mut init = cluster.program("initdb");
        init.arg("--pgdata").arg(cluster.data()).arg("--pwfile").arg(cluster.folder.join("password"));
        init.args([
            "--username=tester",
            "--auth=scram-sha-256",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
        ]);
        run(&mut init);
        cluster.wake();
        cluster
    }

    /// Starts the server, and waits until it answers.
    pub fn wake(&mut self) {
        if self.port == 0 {
            self.port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        }
        let fsync = if self.durable { "on" } else { "off" };
        let server = self.program("postgres");
        // The shell is no parent that leaves: when its input ends, it ends the server by its number.
        let mut guard = Command::new("sh");
        guard
            .arg("-c")
            .arg("\"$0\" \"$@\" </dev/null & server=$!; read -r _; kill -QUIT $server; wait $server");
        guard.arg(server.get_program()).args(server.get_args());
        guard.arg("-D").arg(self.data()).arg("-p").arg(self.port.to_string());
        guard.args(["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="]);
        guard.args([
            "-c",
            &format!("fsync={fsync}"),
            "-c",
            "max_connections=200",
            "-c",
            "shared_buffers=32MB",
        ]);
        let log = fs::File::create(self.folder.join("log")).unwrap();
        let guard = guard.stdin(Stdio::piped()).stdout(log.try_clone().unwrap()).stderr(log).spawn().unwrap();
        self.guard = Some(guard);
        let begun = Instant::now();
        let mut ready = Command::new(self.programs.join("pg_isready"));
        ready.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()]);
        while !ready.status().unwrap().success() {
            assert!(begun.elapsed() < PATIENCE, "{}", fs::read_to_string(self.folder.join("log")).unwrap());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Ends the server as if its machine had lost its power, but for what the disk was told.
    pub fn crash(&mut self) {
        // All its processes hear of it, so that none of them outlives it.
        self.end("-QUIT");
    }

    /// Ends the server as its host would.
    pub fn stop(&mut self) {
        self.end("-INT");
    }

    fn end(&mut self, signal: &str) {
        let Some(mut guard) = self.guard.take() else { return };
        // The first line of the file is the number of the server.
        if let Ok(file) = fs::read_to_string(self.data().join("postmaster.pid"))
            && let Some(server) = file.lines().next()
        {
            let _sent = Command::new("kill").args([signal, server]).status();
        }
        drop(guard.stdin.take());
        let _ended = guard.wait();
    }

    /// The address of a database of this name, which is made if it is not there.
    pub fn database(&self, name: &str) -> String {
        let mut make = Command::new(self.programs.join("createdb"));
        make.args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", "tester", "-T", "template0", name]);
        run(make.env("PGPASSWORD", PASSWORD));
        self.address(name)
    }

    /// The address of a database of this name.
    pub fn address(&self, name: &str) -> String {
        format!("postgres://tester:{ENCODED}@127.0.0.1:{}/{name}", self.port)
    }

    /// Says something to a database, and gives its answer.
    pub fn say(&self, name: &str, sql: &str) -> String {
        let mut psql = Command::new(self.programs.join("psql"));
        psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", "127.0.0.1", "-U", "tester"]);
        psql.args(["-p", &self.port.to_string(), "-d", name, "-c", sql]);
        run(psql.env("PGPASSWORD", PASSWORD))
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// A program of the server, run as a user whom it accepts.
    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        if !is_root() {
            return Command::new(program);
        }
        let mut command = Command::new("setpriv");
        command.args(["--reuid=nobody", "--regid=nogroup", "--clear-groups", "--"]).arg(program);
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.end("-QUIT");
        // A folder that stays behind harms nobody.
        let _left = fs::remove_dir_all(&self.folder);
    }
}

/// The folder of the newest programs.
fn programs() -> Option<PathBuf> {
    let mut found: Vec<(u32, PathBuf)> = Vec::new();
    for folder in FOLDERS {
        for version in fs::read_dir(folder).into_iter().flatten().flatten() {
            let number = version.file_name().to_string_lossy().rsplit('@').next()?.parse().unwrap_or(0);
            found.push((number, version.path().join("bin")));
        }
        found.push((0, Path::new(folder).join("bin")));
    }
    found.retain(|(_, folder)| folder.join("initdb").is_file());
    found.into_iter().max().map(|(_, folder)| folder)
}

/// `PostgreSQL` refuses to run as root.
fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout.trim_ascii() == b"0"
}

/// Runs a command that must not fail.
fn run(command: &mut Command) -> String {
    let done = command.stdin(Stdio::null()).output().unwrap();
    let said = String::from_utf8_lossy(&done.stdout).into_owned();
    if !done.status.success() {
        let _told = std::io::stderr().write_all(&done.stderr);
        panic!("{command:?}: {}: {said}", done.status);
    }
    said.trim().to_owned()
}
